import { portNames } from '../../lib/transports/port-names.ts';
import { offscreenClient } from '../channels/offscreen-client.ts';

/** Scans videos while they play. A scan continues when its caller is gone. */
interface VideoWatch {
  watch(request: { soundId: string; tabId: number }, run: { onEvent(event: { kind: 'started' }): void }): Promise<void>;
  /** Ends a scan. The frames captured until then are read to the end. */
  stop(watched: { soundId: string }): Promise<void>;
}

export const watchClient = offscreenClient<VideoWatch>(portNames.pictures);
