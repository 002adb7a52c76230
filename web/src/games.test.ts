// The page names games and players before the engine is there; the engine is the authority.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Engine } from './engine/module.ts';
import { cardOf, characters, gameIds, players } from './games.ts';
import { playerNotes, playerNames } from './words/players.ts';

const catalog = (await Engine.load(readFileSync('../build/wasm/foxtray.wasm'))).catalog();
const sorted = (names: readonly string[]): string[] => [...names].sort();

test('the games are those of the engine', () => {
  expect(sorted(gameIds)).toEqual(sorted(catalog.games.map(({ id }) => id)));
});

test('the family and the areas of every game are those of the engine', () => {
  for (const { id, family, areas } of catalog.games) {
    expect(cardOf(id).family).toBe(family);
    expect(cardOf(id).areas).toEqual(areas.map(({ name }) => name));
  }
});

test('the characters are those of the engine, in its order', () => {
  expect(characters).toEqual(catalog.characters);
});

test('everybody but the coach can sit at a table', () => {
  expect(sorted(players)).toEqual(sorted(catalog.players.filter((player) => player !== 'analysis')));
});

test('every character is described for every family of games', () => {
  const families = new Set(catalog.games.map(({ family }) => family));
  for (const character of characters) {
    expect(playerNames[character].en).not.toBe('');
    expect(sorted(Object.keys(playerNotes[character]))).toEqual(sorted([...families]));
  }
});
