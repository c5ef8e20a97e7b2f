import type { Settings } from '../records/settings.ts';
import type { RowChange } from './library-store.ts';

/** Stores the settings and what models have cost. Keys of providers are in `Secrets`. */
export interface SettingsStore {
  getSettings(): Promise<Settings | undefined>;
  /** Replaces the settings by the result of `change` in one transaction. Returns the stored ones. */
  updateSettings(change: RowChange<Settings>): Promise<Settings | undefined>;
  /** US dollars spent in a month, such as `2026-11`. */
  getSpent(month: string): Promise<number>;
  addSpent(month: string, dollars: number): Promise<void>;
}
