// The shape of a rules page. Texts may name a bonus of the sheet in braces, {blue_x}: its picture
// stands there.

import type { Phrase } from '../words/language.svelte.ts';

export type Cell = string | Phrase;

export type Block =
  | { kind: 'text'; text: Phrase }
  | { kind: 'list'; items: Phrase[] }
  | { kind: 'table'; caption: Phrase; head: Cell[]; rows: Cell[][] }
  /** The sheet's own drawing of an area, by the name of its colour. */
  | { kind: 'area'; colour: string };

export interface Section {
  id: string;
  title: Phrase;
  blocks: Block[];
}

export interface RulesPage {
  sections: Section[];
}

export const say = (en: string, de: string, nl: string): Phrase => ({ en, de, nl });
export const text = (en: string, de: string, nl: string): Block => ({ kind: 'text', text: { en, de, nl } });
export const list = (...items: Phrase[]): Block => ({ kind: 'list', items });
export const area = (colour: string): Block => ({ kind: 'area', colour });
export const table = (caption: Phrase, head: Cell[], rows: Cell[][]): Block => ({ kind: 'table', caption, head, rows });
