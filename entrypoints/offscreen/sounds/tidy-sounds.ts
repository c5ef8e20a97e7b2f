import { captures } from './capture.ts';
import { soundDatabase } from './sound-database.ts';

/** In the engine room, which alone captures: whatever says that it is captured, and isn't, was interrupted. */
export async function tidySounds(): Promise<void> {
  await soundDatabase.sounds.filter(({ soundId, ended }) => !ended && !captures.has(soundId)).modify({ ended: 'interrupted' });
}
