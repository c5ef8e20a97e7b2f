import { useCallback, useEffect, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import type { ProviderKind, SpeechProviderKind } from '../../lib/contract/provider-kinds.ts';
import { type AppClient, useApp } from '../app/app-context.ts';
import { useStoredSettings } from '../app/use-stored-settings.ts';

export type Settings = Awaited<ReturnType<AppClient['getSettings']>>;
export type StoredProvider = Settings['providers'][number];
export type StoredTextProvider = StoredProvider & { kind: ProviderKind };
export type StoredSpeechProvider = StoredProvider & { kind: SpeechProviderKind };
type Change = Parameters<AppClient['updateSettings']>[0];

export interface SettingsWork {
  /** None until they are read. */
  settings?: Settings;
  failure?: FailureData;
  /** Something was saved just now. */
  saved: boolean;
  update(change: Change): void;
  remove(providerId: string): void;
}

/** How long a word of success stays (milliseconds). */
const shown = 2500;

/** How Gloss is set up, also by other windows, and the commands that change it. */
export function useSettings(): SettingsWork {
  const { client, now } = useApp();
  const [settings, setSettings] = useState<Settings>();
  const [failure, setFailure] = useState<FailureData>();
  const [saved, setSaved] = useState(0);
  const stored = useStoredSettings();

  const fail = useCallback((error: unknown) => setFailure(Failure.from(error).toJSON()), []);
  // The rows tell when; whether a key is there, and what was spent, only the service knows.
  useEffect(() => {
    if (stored !== undefined) client.getSettings({}).then(setSettings, fail);
  }, [stored, fail]);
  useEffect(() => {
    if (saved === 0) return;
    const timer = setTimeout(() => setSaved(0), shown);
    return () => clearTimeout(timer);
  }, [saved]);

  const save = (call: Promise<unknown>) => {
    setFailure(undefined);
    call.then(() => setSaved(now()), fail);
  };
  return {
    settings,
    failure,
    saved: saved > 0,
    update: (change) => save(client.updateSettings(change).then(setSettings)),
    remove: (id) => save(client.removeProvider({ id })),
  };
}
