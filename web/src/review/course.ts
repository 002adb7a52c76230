// The course of a game out of the coach's report: what the plot shows, and where to look.

import type { Report, Step, Worth } from '../engine/types.ts';
import { signs, type GradeSign } from '../words/verdicts.ts';

/** What is plotted: expected points, or the chance to win. */
export type Measure = 'points' | 'win';

/** A sign beside the line of a seat. Grades as chess players write them. */
export type Sign = GradeSign | '▲' | '▼';

export interface Mark {
  /** The number of events up to and with it. */
  at: number;
  seat: number;
  sign: Sign;
  /** Points lost (never negative), or what the throw was worth. */
  points: number;
}

/** The sign of a throw for a seat, if it is worth one. */
export function signOfLuck(step: Step, seat: number): '▲' | '▼' | '' {
  const luck = step.luck?.[seat];
  if (!luck?.great) return '';
  return luck.points > 0 ? '▲' : '▼';
}

/** The values of a seat, from the start of the game to its end. */
export function valuesOf(report: Report, seat: number, measure: Measure): number[] {
  const pick = (worth: Worth | undefined): number => (measure === 'win' ? (worth?.win ?? 0) : (worth?.points ?? 0));
  return [pick(report.seats[seat]?.start), ...report.events.map((step) => pick(step.values[seat]))];
}

export function knowsWins(report: Report): boolean {
  return report.seats.length > 1 && report.seats.every(({ start }) => start.win !== undefined);
}

/** Luck of each event for a seat; 0 where nothing was thrown. */
export function luckOf(report: Report, seat: number, measure: Measure): number[] {
  return [0, ...report.events.map((step) => step.luck?.[seat]?.[measure] ?? 0)];
}

/** Mistakes of the seat, and throws that were lucky or unlucky for it. */
export function marksOf(report: Report, seat: number): Mark[] {
  return report.events.flatMap((step): Mark[] => {
    const at = step.event;
    const sign = signOf(step, seat);
    if (sign !== '') return [{ at, seat, sign, points: step.decision?.lost.points ?? 0 }];
    const lucky = signOfLuck(step, seat);
    return lucky === '' ? [] : [{ at, seat, sign: lucky, points: step.luck?.[seat]?.points ?? 0 }];
  });
}

function signOf(step: Step, seat: number): Sign | '' {
  if (!step.decision || step.seat !== seat + 1) return '';
  return signs[step.decision.grade];
}

/** Where a new turn (or round) begins: numbers of events, with the turn's number. */
export function turnsOf(report: Report): { at: number; turn: number }[] {
  const found: { at: number; turn: number }[] = [];
  for (const { event, turn } of report.events) {
    if (found.at(-1)?.turn !== turn) found.push({ at: event - 1, turn });
  }
  return found;
}

/** The next mark after a moment, or the last before it. */
export function nextMark(marks: readonly Mark[], at: number, step: 1 | -1): Mark | null {
  const found = step === 1 ? marks.find((mark) => mark.at > at) : marks.findLast((mark) => mark.at < at);
  return found ?? null;
}

/** The next moment at which the seat had a real decision, or the last before it. */
export function nextDecision(report: Report, seat: number, at: number, step: 1 | -1): number | null {
  const real = ({ event, seat: who, decision }: Step): boolean =>
    who === seat + 1 && decision?.real === true && (step === 1 ? event > at : event < at);
  const found = step === 1 ? report.events.find(real) : report.events.findLast(real);
  return found?.event ?? null;
}
