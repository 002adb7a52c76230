import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BadLink, linkTo, pack, unpack } from './link.ts';

const golden = new URL('../../../tests/golden/', import.meta.url);
const records = readdirSync(golden).filter((name) => name.endsWith('.fox'));
const read = (name: string): string => readFileSync(new URL(name, golden), 'utf8');
const lines = (record: string): string[] =>
  record
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');

describe('a link that contains a game', () => {
  it.each(records)('gives %s back', async (name) => {
    const record = read(name);
    const packed = await pack(record);
    expect(packed).toMatch(/^d[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(record.length);
    expect(lines(await unpack(packed))).toEqual(lines(record));
  });

  it('keeps names in any script', async () => {
    const record = 'foxtray 1\ngame ganz-schon-clever\nplayers 1\nname 1 Zoë 狐\n---\n';
    expect(await unpack(await pack(record))).toBe(record);
  });

  it('leaves comments out', async () => {
    expect(await unpack(await pack('foxtray 1 # by hand\n\n# nothing\n  ---\t\n'))).toBe('foxtray 1\n---\n');
  });

  it('reads plain text', async () => {
    expect(await unpack(`t${btoa('foxtray 1\n')}`)).toBe('foxtray 1\n');
  });

  it('stands behind the #', async () => {
    const link = await linkTo('foxtray 1\n', 'https://example.org/fox/?x=1#/result/12');
    expect(link).toMatch(/^https:\/\/example\.org\/fox\/#\/game\/d/);
  });

  it.each(['', 'x', 'd', 'dAAAA!', 'd____', 't__8', 'z1234'])('refuses %j', async (packed) => {
    await expect(unpack(packed)).rejects.toThrow(BadLink);
  });

  it('refuses what is cut off', async () => {
    const packed = await pack(read(records[0] ?? ''));
    await expect(unpack(packed.slice(0, packed.length / 2))).rejects.toThrow(BadLink);
  });

  it('refuses to unpack something huge', async () => {
    const packed = await pack(`seed ${'0'.repeat(1_000_000)}`);
    await expect(unpack(packed)).rejects.toThrow('larger than any game');
  });
});
