// A Clever table as a person with a mouse sees it: what lights up, and taps on it.
import { same } from './test.mjs';

/** Begins a game on the set-up page. `change` may do more there before the start. */
export async function begin(page, game, { seed = '', start = 'Start', change, wait = () => seen(page) } = {}) {
  await page.goto(`${page.url().replace(/#.*/, '')}#/new/${game}`);
  if (seed) await page.locator('#seed').fill(seed);
  await change?.();
  await page.getByRole('button', { name: start, exact: true }).click();
  await page.waitForURL(/#\/play\//);
  await wait();
}

/** What can be tapped now; waits until something can be, or, if wanted, real dice are to be entered. */
export async function seen(page, { orEntry = false } = {}) {
  const found = await page.waitForFunction(
    (entries) => {
      const all = (selector) => [...document.querySelectorAll(selector)];
      const table = {
        over: all('.over').length > 0,
        entry: entries && all('.entry').length > 0,
        confirm: all('[data-confirm]').length > 0,
        roll: all('[data-roll]').length > 0,
        ways: all('[data-way]').map((way) => way.dataset.way),
        verbs: all('[data-verb]').map((button) => button.dataset.verb),
        die: document.querySelector('[data-die].chosen')?.dataset.die ?? null,
        field: document.querySelector('.field.chosen')?.dataset.field ?? null,
        dice: all('[data-die].lit')
          .map((die) => die.dataset.die)
          .sort(),
        fields: all('.field.lit')
          .map((field) => field.dataset.field)
          .sort(),
        points: document.querySelector('svg.sheet')?.getAttribute('aria-label') ?? '',
      };
      const { over, entry, confirm, roll, ways, verbs, dice, fields } = table;
      const something = over || entry || confirm || roll || [ways, verbs, dice, fields].some((list) => list.length > 0);
      return something && table.points !== '' && table;
    },
    orEntry,
    { polling: 'raf' },
  );
  return found.jsonValue();
}

export const tapDie = (page, die) => page.locator(`[data-die="${die}"]`).click();
export const tapField = (page, field) => page.locator(`[data-field="${field}"]`).click();
export const tapWay = (page, way) => page.locator(`[data-way="${way}"]`).click();
export const tapVerb = (page, verb) => page.locator(`[data-verb="${verb}"]`).click();
export const confirm = (page) => page.locator('[data-confirm]').click();

/** Marks the first thing that is possible. */
export async function mark(page) {
  for (let table = await seen(page); !table.confirm; table = await seen(page)) {
    if (table.ways.length > 0) await tapWay(page, table.ways[0]);
    else if (table.die === null && table.dice.length > 0) await tapDie(page, table.dice[0]);
    else await tapField(page, table.fields[0]);
  }
  await confirm(page);
}

/** A bonus is to be placed: fields light up, no die does, and nothing else can be done. */
export function inChain({ dice, fields, verbs, confirm: chosen, ways }) {
  return fields.length > 0 && dice.length + verbs.length + ways.length === 0 && !chosen;
}

/** Numbers from 0 to 1 that are the same every time. */
export function chanceFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Somebody who wants to try everything: dice first or fields first, re-rolls, extra dice, all ways. */
export class Curious {
  constructor(seed) {
    this.chance = chanceFrom(seed);
  }

  one(list) {
    return list[Math.floor(this.chance() * list.length)];
  }

  /** One tap, or none while real dice are to be entered; false once the game is over. */
  async tap(page) {
    const table = await seen(page, { orEntry: true });
    const { chance } = this;
    if (table.over) return false;
    if (table.entry) return true;
    if (table.roll) await page.locator('[data-roll]').click();
    else if (table.confirm) await this.settle(page, table);
    else if (table.ways.length > 0) await tapWay(page, this.way(table.ways));
    else if (table.verbs.includes('reroll') && chance() < 0.4) await tapVerb(page, 'reroll');
    else if (table.dice.length + table.fields.length === 0) await tapVerb(page, table.verbs[0]);
    else if (table.verbs.length > 0 && !table.verbs.includes('reroll') && chance() < 0.25)
      await tapVerb(page, this.one(table.verbs));
    else if (table.die !== null || table.dice.length === 0) await tapField(page, this.one(table.fields));
    else if (table.field !== null || table.fields.length === 0 || chance() < 0.6)
      await tapDie(page, this.one(table.dice));
    else await tapField(page, this.one(table.fields));
    return true;
  }

  async settle(page, { die, field }) {
    if (die === null && field === null) return confirm(page);
    const mood = this.chance();
    if (mood < 0.04) await page.locator('.panel .cancel').click();
    else if (mood < 0.2 && field !== null) await tapField(page, field);
    else await confirm(page);
  }

  /** Rather one that spends an action: these are rare. */
  way(ways) {
    const spending = ways.filter((way) => way.includes('='));
    return this.one(spending.length > 0 && this.chance() < 0.7 ? spending : ways);
  }

  async playToEnd(page, most = 1500) {
    for (let taps = 0; taps < most; taps += 1) if (!(await this.tap(page))) return;
    throw new Error('the game did not end');
  }
}

/** Taps until the condition, a function of what is seen, holds. */
export async function playUntil(page, player, condition, most = 1500) {
  for (let taps = 0; taps < most; taps += 1) {
    const table = await seen(page);
    if (condition(table)) return table;
    same('the game goes on', await player.tap(page), true);
  }
  throw new Error('it never came to that');
}
