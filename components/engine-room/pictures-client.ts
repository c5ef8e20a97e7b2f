import { offscreenClient } from '../../entrypoints/channels/offscreen-client.ts';
import { portNames } from '../../lib/transports/port-names.ts';

/** What watches videos while they play, as faces see it. It goes on when nobody listens any more. */
interface Watching {
  watch(request: { soundId: string; tabId: number }, run: { onEvent(event: { kind: 'started' }): void }): Promise<void>;
  /** What was seen is read to the end. */
  stop(watched: { soundId: string }): Promise<void>;
}

export const pictures = offscreenClient<Watching>(portNames.pictures);
