import type { GlossDatabase } from '../../lib/store/dexie/database.ts';

/** Delay after the last change, because changes come in groups. */
const debounceMs = 2000;

/** Syncs with the account soon after a local change. Changes that a killed worker missed are sent at its next start. */
export function syncAfterChanges({ changes }: GlossDatabase, sync: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  changes.hook('creating', (_key, { origin }) => {
    // A change with an origin came by sync.
    if (origin) return;
    clearTimeout(timer);
    timer = setTimeout(() => void sync(), debounceMs);
  });
}
