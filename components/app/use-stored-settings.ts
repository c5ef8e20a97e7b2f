import type { Settings } from '../../lib/records/settings.ts';
import { useLive } from './use-live.ts';

/** The stored settings, live: null when none are stored, undefined until they are read. */
export function useStoredSettings(): Settings | null | undefined {
  return useLive(async (live) => (await live.settings()) ?? null);
}
