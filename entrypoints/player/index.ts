import { browser } from '@wxt-dev/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { isRecord } from '../../lib/transports/message.ts';
import { playerMessage, skimMessage } from '../channels/player-message.ts';
import { createPlayer } from './create-player.ts';

/** The player script, injected into pages on which the user switched the player's part on. */
export default defineUnlistedScript(() => {
  const world = globalThis as unknown as { 'gloss:player'?: () => boolean };
  // Repeated injection is normal; a script whose extension was updated is replaced.
  if (world['gloss:player']?.()) return;
  const player = createPlayer();
  world['gloss:player'] = () => {
    if (browser.runtime?.id === undefined) return false;
    player.reload();
    return true;
  };
  browser.runtime.onMessage.addListener((message: unknown) => {
    if (!isRecord(message)) return;
    if (message.player === playerMessage.player) player.reload();
    else if (message.player === skimMessage.player) player.startSkim();
  });
  player.reload();
});
