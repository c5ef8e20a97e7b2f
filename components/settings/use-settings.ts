import { useCallback, useEffect, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import type { ProviderKind, SpeechProviderKind } from '../../lib/contract/provider-kinds.ts';
import { type AppClient, useApp } from '../app/app-context.ts';
import { useQueue } from '../app/use-queue.ts';
import { useStoredSettings } from '../app/use-stored-settings.ts';

export type Settings = Awaited<ReturnType<AppClient['getSettings']>>;
export type StoredProvider = Settings['providers'][number];
export type StoredTextProvider = StoredProvider & { kind: ProviderKind };
export type StoredSpeechProvider = StoredProvider & { kind: SpeechProviderKind };
type Change = Parameters<AppClient['updateSettings']>[0];

export interface SettingsState {
  /** Undefined until they are read. */
  settings?: Settings;
  failure?: FailureData;
  /** Whether a change was saved a moment ago. */
  saved: boolean;
  /**
   * Saves a change, after the ones before it. A change that depends on what is stored is a function of the newest settings.
   * Resolves to whether it was saved.
   */
  update(change: Change | ((newest: Settings) => Change)): Promise<boolean>;
  remove(providerId: string): void;
}

/** Duration of the success message (milliseconds). */
const savedNoticeMs = 2500;

/** The settings, also as other windows change them, and the functions that update them. */
export function useSettings(): SettingsState {
  const { client, now } = useApp();
  const [settings, setSettings] = useState<Settings>();
  const [failure, setFailure] = useState<FailureData>();
  const [saved, setSaved] = useState(0);
  const stored = useStoredSettings();
  const enqueue = useQueue();

  const fail = useCallback((error: unknown) => setFailure(Failure.from(error).toJSON()), []);
  // The stored record signals a change; only the service knows keys and spending.
  useEffect(() => {
    if (stored !== undefined) client.getSettings({}).then(setSettings, fail);
  }, [stored, fail]);
  useEffect(() => {
    if (saved === 0) return;
    const timer = setTimeout(() => setSaved(0), savedNoticeMs);
    return () => clearTimeout(timer);
  }, [saved]);

  const save = async (call: Promise<unknown>) => {
    setFailure(undefined);
    try {
      await call;
      setSaved(now());
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  return {
    settings,
    failure,
    saved: saved > 0,
    update: (change) =>
      save(
        enqueue(async () => {
          const resolved = typeof change === 'function' ? change(await client.getSettings({})) : change;
          setSettings(await client.updateSettings(resolved));
        }),
      ),
    remove: (id) => void save(client.removeProvider({ id })),
  };
}
