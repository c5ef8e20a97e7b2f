import type { SensesStore } from '../../ports/senses-store.ts';
import type { GlossDatabase } from './database.ts';
import { addChangeOfSaved } from './dexie-change-store.ts';
import { sensesModels } from './senses-models.ts';
import { written } from './written.ts';

export function dexieSensesStore(database: GlossDatabase): SensesStore {
  const { visuals, namedVoices, saved, changes } = database;
  return {
    ...sensesModels(database),
    putVisuals: (seen) =>
      written(() =>
        database.transaction('rw', visuals, saved, changes, async () => {
          await visuals.put(seen);
          await addChangeOfSaved(database, seen.contentId);
        }),
      ),
    getNamedVoices: (of) => namedVoices.get(of),
    putNamedVoices: (voices) => written(async () => void (await namedVoices.put(voices))),
  };
}
