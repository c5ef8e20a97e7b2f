import { captures } from './capture.ts';
import { removeSound, soundDatabase } from './sound-database.ts';

/** How long a sound stays that nobody reads (milliseconds). */
const keptFor = 7 * 24 * 3_600_000;

/** In the engine room: whatever says that it is captured, and isn't, was interrupted; what is old makes room. */
export async function tidySounds(): Promise<void> {
  for (const { soundId, ended, usedAt } of await soundDatabase.sounds.toArray()) {
    if (captures.has(soundId)) continue;
    if (usedAt < Date.now() - keptFor) await removeSound(soundId);
    else if (!ended) await soundDatabase.sounds.update(soundId, { ended: 'interrupted' });
  }
}
