// What is printed for a game, as one thing that arrives when the engine has answered.

import { speechOf, type Speech } from '../clever/say.ts';
import { shownBy } from '../clever/shown.ts';
import { drawing, gameInfo } from '../engine/printed.ts';
import type { Drawing, GameInfo } from '../engine/types.ts';
import type { GameId } from '../games.ts';
import type { KeptGame } from '../keep/games.ts';

export interface Printed {
  info: GameInfo;
  tall: Drawing;
  wide: Drawing;
  speech: Speech;
}

export async function printed(game: GameId, diceSet: KeptGame['diceSet'] = 'own'): Promise<Printed> {
  const [info, tall, wide] = await Promise.all([gameInfo(game), drawing(game, 'tall'), drawing(game, 'wide')]);
  return { info, tall, wide, speech: speechOf(info, shownBy({ game, diceSet }), tall) };
}
