// Command bivouac is the place to play Drogue, Polignac, Slobberhannes and Napoleon from a terminal, and the tool to
// simulate, replay, check, judge and measure them.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"syscall"

	"github.com/alecthomas/kong"
)

type commands struct {
	Serve   serveCommand   `cmd:"" default:"withargs" help:"Open the place to play, for browsers."`
	Play    playCommand    `cmd:"" help:"Play a whole match against computers, in lines of text."`
	Sim     simCommand     `cmd:"" help:"Let computers play matches; records or a summary on standard output."`
	Replay  replayCommand  `cmd:"" help:"Tell the matches of a record to people."`
	Check   checkCommand   `cmd:"" help:"Check records: every line, every rule, every deal."`
	Ask     askCommand     `cmd:"" help:"Answer questions about rules: a line of JSON in, a line of JSON out."`
	Verify  verifyCommand  `cmd:"" help:"Check the kept tables: every page, every record, every setting."`
	Backup  backupCommand  `cmd:"" help:"Copy the kept tables, while they are played at too."`
	Reports reportsCommand `cmd:"" help:"Tell whom people at the kept tables have reported, and what was said there."`
	Swarm   swarmCommand   `cmd:"" help:"Play at many tables of a server on this machine at once, and measure how it bears it."`
	Options optionsCommand `cmd:"" help:"List what players of a game agree on before the first deal; with --set, --preset or --seats, how that agreement is named, and its fingerprint."`
	Perft   perftCommand   `cmd:"" help:"Count the ways in which the cards of a deal can be played, to compare engines."`
	Bench   benchCommand   `cmd:"" help:"Measure the cores of the games, side by side."`
	Version versionCommand `cmd:"" help:"Tell which version this is."`
}

// console is what a command reads and writes.
type console struct {
	in       io.Reader
	out, err io.Writer
}

func main() { os.Exit(run(os.Args[1:])) }

// run is the program: 0 where all went well, 2 where something given to it was wrong, with one line on standard error.
func run(args []string) int {
	var c commands
	parser := kong.Must(&c,
		kong.Name("bivouac"),
		kong.Description("Drogue, Polignac, Slobberhannes and Napoleon: play, simulate, replay, check, judge."),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}),
		kong.Vars{"players": playerKeys()},
		kong.Bind(&console{os.Stdin, os.Stdout, os.Stderr}),
	)
	chosen, err := parser.Parse(args)
	if err == nil {
		err = chosen.Run()
	}
	if err == nil || errors.Is(err, syscall.EPIPE) { // who read us has enough: no fault of anybody's
		return 0
	}
	fmt.Fprintln(os.Stderr, "bivouac:", err)
	return 2
}
