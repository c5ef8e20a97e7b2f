import { browser } from '@wxt-dev/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { isRecord } from '../../lib/transports/message.ts';
import { messageClient } from '../../lib/transports/message-client.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import type { ChannelClient } from '../channels/channel.ts';
import type { playerChannel } from '../channels/player-channel.ts';
import { playerMessage, skimMessage } from '../channels/player-message.ts';
import { createPlayer } from './create-player.ts';

const worker = messageClient<ChannelClient<typeof playerChannel>>(() => browser.runtime.connect({ name: portNames.player }));
// Without the extension to which the script belonged, its interface has no id.
const isConnected = () => browser.runtime?.id !== undefined;

/** The player script, injected into pages on which the user switched the player's part on. */
export default defineUnlistedScript(() => {
  const world = globalThis as unknown as { 'gloss:player'?: () => boolean };
  // Repeated injection is normal; a script whose extension was updated is replaced.
  if (world['gloss:player']?.()) return;
  const player = createPlayer({ worker, textOf: (name) => browser.i18n.getMessage(name), isConnected });
  world['gloss:player'] = () => {
    if (!isConnected()) return false;
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
