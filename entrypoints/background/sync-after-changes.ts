import type { GlossDatabase } from '../../lib/store/dexie/database.ts';

/** Changes come in groups (milliseconds). */
const debounceMs = 2000;

/** Has what was changed here told to the account soon after. What a killed worker had no time for, its next start does. */
export function syncAfterChanges({ changes }: GlossDatabase, sync: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  changes.hook('creating', (_key, { origin }) => {
    // It comes from there.
    if (origin) return;
    clearTimeout(timer);
    timer = setTimeout(() => void sync(), debounceMs);
  });
}
