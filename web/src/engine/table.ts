// A game that the engine keeps open in the quick worker. The text of its record is at hand after every
// act. If the worker had to be started anew, the table is opened again from there.

import { quick } from './engine.ts';
import { Refused, type Opening } from './module.ts';
import type { Happened, TableState, WhyNot } from './types.ts';

export class LocalTable {
  private number: number | undefined;
  private text: string;

  constructor(private readonly opening: Opening) {
    this.text = opening.record;
  }

  get record(): string {
    return this.text;
  }

  async open(viewer: number): Promise<TableState> {
    const opened = await quick.ask('openTable', [{ ...this.opening, record: this.text }, viewer]);
    this.number = opened.table;
    this.text = opened.record;
    return opened;
  }

  look(viewer: number): Promise<TableState> {
    return this.ask((number) => quick.ask('tableLook', [number, viewer]));
  }

  /** The throw that is due. */
  step(viewer: number): Promise<Happened> {
    return this.act((number) => quick.ask('tableStep', [number, viewer]));
  }

  play(seat: number, move: string, viewer: number): Promise<Happened> {
    return this.act((number) => quick.ask('tablePlay', [number, seat, move, viewer]));
  }

  /** A throw of real dice. */
  roll(outcome: string, viewer: number): Promise<Happened> {
    return this.act((number) => quick.ask('tableRoll', [number, outcome, viewer]));
  }

  undo(viewer: number): Promise<Happened> {
    return this.act((number) => quick.ask('tableUndo', [number, viewer]));
  }

  why(seat: number, text: string): Promise<WhyNot> {
    return this.ask((number) => quick.ask('tableWhy', [number, seat, text]));
  }

  /** The engine may forget it. */
  close(): void {
    const { number } = this;
    this.number = undefined;
    if (number !== undefined) quick.ask('closeTable', [number]).catch(() => undefined);
  }

  private async act(ask: (number: number) => Promise<Happened>): Promise<Happened> {
    const result = await this.ask(ask);
    this.text = result.record ?? this.text + (result.added ?? '');
    return result;
  }

  private async ask<Result>(ask: (number: number) => Promise<Result>): Promise<Result> {
    try {
      return await ask(await this.opened());
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 'no_such_table') throw error;
      this.number = undefined;
      return ask(await this.opened());
    }
  }

  private async opened(): Promise<number> {
    if (this.number === undefined) await this.open(-1);
    return this.number ?? 0;
  }
}
