// Where the visitor is: the part of the address after #. Screens that are not there yet have no
// entry in screens/screens.ts, and nothing links to them.

export type ScreenName =
  'home' | 'new' | 'play' | 'result' | 'review' | 'daily' | 'learn' | 'stats' | 'print' | 'settings' | 'load' | 'game';

export interface Route {
  screen: string;
  /** What follows the screen in the address: a game, or the id of a game. */
  of: string;
  /** What follows a question mark. */
  query: URLSearchParams;
}

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [screen = '', ...rest] = path.split('/');
  return {
    screen: screen === '' ? 'home' : screen,
    of: decode(rest.join('/')),
    query: new URLSearchParams(query),
  };
}

/** Whatever somebody typed: what is no address of ours is taken as it stands. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let current = $state.raw(parse(typeof location === 'undefined' ? '' : location.hash));

export function route(): Route {
  return current;
}

export function listen(): void {
  const read = (): void => void (current = parse(location.hash));
  addEventListener('hashchange', read);
  // It may have changed while the page was starting.
  read();
}

/** The address of a screen, to be used in links. */
export function to(screen: ScreenName, of = ''): string {
  if (screen === 'home') return '#/';
  return of === '' ? `#/${screen}` : `#/${screen}/${encodeURIComponent(of).replaceAll('%2F', '/')}`;
}

export function go(screen: ScreenName, of = ''): void {
  location.hash = to(screen, of);
}

/** Goes there without leaving a step in the browser's history. */
export function goInstead(screen: ScreenName, of = ''): void {
  history.replaceState(null, '', to(screen, of));
  current = parse(location.hash);
}
