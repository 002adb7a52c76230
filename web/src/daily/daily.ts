// The daily game: one seed for each game and UTC date, the same for everybody (docs/daily.md).

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GameId } from '../games.ts';

/** A UTC date as 2026-01-31. */
export type Day = string;

const dayLength = 24 * 60 * 60 * 1000;

export function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}

/** Whether a text is a date that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && dayOf(time) === text;
}

/** The day so many days later (or earlier). */
export function addDays(day: Day, days: number): Day {
  return dayOf(startOf(day) + days * dayLength);
}

export function startOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Milliseconds from `time` until the next daily games. */
export function untilNext(time: number): number {
  return startOf(addDays(dayOf(time), 1)) - time;
}

/** The seed word of a daily game. */
export function dailySeed(game: GameId, day: Day): string {
  return bytesToHex(sha256(utf8ToBytes(`foxtray-daily-1 ${game} ${day}`)));
}

export interface Streak {
  /** Days in a row up to today, or up to yesterday if today is still open. */
  now: number;
  longest: number;
}

export function streakOf(days: Iterable<Day>, today: Day): Streak {
  const played = new Set(days);
  let longest = 0;
  for (const day of played) {
    if (played.has(addDays(day, -1))) continue;
    longest = Math.max(longest, runFrom(day, played, 1));
  }
  const last = played.has(today) ? today : addDays(today, -1);
  return { now: runFrom(last, played, -1), longest };
}

function runFrom(day: Day, played: ReadonlySet<Day>, step: number): number {
  let length = 0;
  for (let each = day; played.has(each); each = addDays(each, step)) length += 1;
  return length;
}
