import type { Settings } from '../records/records.ts';

/** How a person has set Gloss up, and what models have cost. Keys of providers are kept elsewhere. */
export interface SettingsStore {
  getSettings(): Promise<Settings | undefined>;
  putSettings(settings: Settings): Promise<void>;
  /** US dollars in a month, `2026-11`. */
  getSpent(month: string): Promise<number>;
  addSpent(month: string, dollars: number): Promise<void>;
}
