import { offscreenClient } from '../../entrypoints/channels/offscreen-client.ts';
import { portNames } from '../../lib/transports/port-names.ts';

/** What captures sound, as faces see it. A capture goes on when nobody listens any more. */
interface Sounds {
  captureTab(
    request: { soundId: string; name: string; streamId: string; tabId: number },
    run: CaptureRun,
  ): Promise<{ ended: string }>;
  captureElement(request: { soundId: string; name: string; tabId: number }, run: CaptureRun): Promise<{ ended: string }>;
  /** Answers when all of it is kept. */
  stop(sound: { soundId: string }): Promise<void>;
  list(): Promise<string[]>;
  /** What is kept of captures that have ended, and of files. */
  kept(): Promise<{ soundId: string; bytes: number }[]>;
  /** Forgets what was kept, and ends a capture that still goes on. */
  remove(sound: { soundId: string }): Promise<void>;
}
interface CaptureRun {
  onEvent(event: { kind: 'started' }): void;
}

export const sounds = offscreenClient<Sounds>(portNames.sounds);
