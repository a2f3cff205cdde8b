package store

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"zombiezen.com/go/sqlite/sqlitex"
)

// Backup writes a copy of the store in dir, which may be in use, to a new directory dst: all that was acknowledged when it began.
// The copy is a data directory like any other. A backup that fails leaves no database there.
func Backup(ctx context.Context, dir, dst string) error {
	conn, err := openReader(ctx, dir)
	if err != nil {
		return err
	}
	defer conn.Close()
	if err := os.MkdirAll(dst, 0o700); err != nil {
		return err
	}
	name := filepath.Join(dst, database)
	if _, err := os.Lstat(name); !errors.Is(err, os.ErrNotExist) {
		return fmt.Errorf("%s: there is a store already; a backup needs a directory of its own", dst)
	}
	part, err := os.CreateTemp(dst, database+".*.part") // for its owner only
	if err != nil {
		return err
	}
	defer os.Remove(part.Name())
	if err = sqlitex.ExecuteTransient(conn, `VACUUM INTO ?`, &sqlitex.ExecOptions{Args: []any{part.Name()}}); err != nil {
		err = fmt.Errorf("%s: %w", dir, err)
		if ctx.Err() != nil {
			err = ctx.Err()
		}
	}
	if err = errors.Join(err, part.Sync(), part.Close()); err != nil {
		return err
	}
	if err := os.Rename(part.Name(), name); err != nil {
		return err
	}
	return errors.Join(syncDir(dst), syncDir(filepath.Dir(filepath.Clean(dst))))
}
