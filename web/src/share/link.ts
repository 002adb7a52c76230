// A link that contains a game: the text of its record, compressed, behind the #, so that no server
// sees it. The first letter says how: d for deflate, t for plain text where a browser has none.

const most = 256 * 1024;

/** What cannot be read as the game in a link. */
export class BadLink extends Error {}

export async function pack(record: string): Promise<string> {
  const bytes = new TextEncoder().encode(tidy(record));
  if (typeof CompressionStream === 'undefined') return `t${toText(bytes)}`;
  return `d${toText(await through(bytes, new CompressionStream('deflate-raw')))}`;
}

export async function unpack(packed: string): Promise<string> {
  try {
    const bytes = toBytes(packed.slice(1));
    if (packed.startsWith('t')) return decode(bytes);
    if (!packed.startsWith('d')) throw new BadLink('an unknown kind of link');
    return decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink('this link is damaged');
  }
}

/** The whole address, to be given to somebody. */
export async function linkTo(record: string, here: string): Promise<string> {
  return `${here.replace(/[?#].*$/, '')}#/game/${await pack(record)}`;
}

/** Comments and blank lines mean nothing in a record, and only make a link longer. */
function tidy(record: string): string {
  const lines = record.split('\n').map((line) => line.replace(/#.*/, '').trim());
  return `${lines.filter((line) => line !== '').join('\n')}\n`;
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** Stops at a size that no game has, so that a small link cannot fill the memory. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array>(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new BadLink('this is larger than any game');
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function toText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const whole = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(whole, (letter) => letter.charCodeAt(0));
}
