package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"bivouac/bot"
	"bivouac/bot/players"
	"bivouac/internal/solo"
	"bivouac/internal/tui"
	"bivouac/record"
)

type playCommand struct {
	agreement
	language
	looks
	Name    string   `help:"Your name at the table." default:"Anna"`
	Players []string `help:"The computers, by turns; otherwise the strongest. There are: ${players}." placeholder:"NAME"`
	Seed    *uint64  `help:"Deal as this number says, for a match that can be repeated; otherwise nobody knows the deals." placeholder:"N"`
	shuffling
	Record string `help:"Append the record of the match to this file." placeholder:"FILE" type:"path"`
}

// maxName is the longest name of a person, in letters.
const maxName = 40

// Validate refuses a name that would break the lines in which it stands.
func (p *playCommand) Validate() error {
	if n := utf8.RuneCountInString(p.Name); n == 0 || n > maxName || !utf8.ValidString(p.Name) || strings.ContainsFunc(p.Name, unicode.IsControl) || strings.TrimSpace(p.Name) != p.Name {
		return fmt.Errorf("--name wants 1 to %d letters in one line", maxName)
	}
	return nil
}

// Run plays a match.
func (p *playCommand) Run(c *console) error {
	seats, settings, err := p.settle()
	if err != nil {
		return p.tell(p.Game.Game, err)
	}
	setup := solo.Setup{Game: p.Game.Game, Settings: settings, Players: []record.Player{{Name: p.Name, Kind: record.Person}}, Master: secret(), Shuffle: p.way()}
	if p.Seed != nil {
		setup.Master = masterOf(*p.Seed)
	}
	computers, err := seated(p.Players, seats-1)
	if err != nil {
		return err
	}
	// No computer gets the name of the person; he has a seat, so there are names enough.
	names := slices.DeleteFunc(slices.Clone(players.Names[:]), func(name string) bool { return strings.EqualFold(name, p.Name) })
	for i, player := range computers {
		setup.Players = append(setup.Players, record.Player{Name: names[i], Kind: record.Computer, Player: player.Key})
	}
	setup.Bot = func(at record.Player, seed uint64) bot.Bot {
		player, _ := players.Find(at.Player) // they are those that were seated
		return player.New(p.Game.Game, seed)
	}
	if p.Record == "" {
		return p.play(c, setup)
	}
	file, err := os.OpenFile(p.Record, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	setup.Record = file
	return errors.Join(p.play(c, setup), file.Close())
}

func (p *playCommand) play(c *console, setup solo.Setup) error {
	table, err := solo.Open(setup)
	if err != nil {
		return err
	}
	err = tui.Play(context.Background(), table, p.lang(), c.in, c.out, p.style(c), isTerminal(c.in))
	return errors.Join(err, table.Close())
}
