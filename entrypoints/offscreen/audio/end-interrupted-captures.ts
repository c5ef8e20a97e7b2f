import { openAudioDatabase } from './audio-database.ts';
import { captures } from './capture.ts';

/** In the engine room, which alone captures: whatever says that it is captured, and isn't, was interrupted. */
export async function endInterruptedCaptures(): Promise<void> {
  await openAudioDatabase.sounds
    .filter(({ soundId, ended }) => !ended && !captures.has(soundId))
    .modify({ ended: 'interrupted' });
}
