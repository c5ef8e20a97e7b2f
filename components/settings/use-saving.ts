import { useState } from 'react';
import { Failure } from '../../lib/contract/failure.ts';
import { type AppClient, useApp } from '../app/app-context.ts';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { allowAddress } from './allow-address.ts';
import { addressOf } from './presets.ts';

export type ProviderInput = Parameters<AppClient['saveProvider']>[0];

export interface ProviderSaving {
  /** Message of a failed save. */
  error?: string;
  /** A save is under way; another one is ignored. */
  isBusy: boolean;
  /** Saves a provider. Must be called in the task of a click, because the browser asks for access to the host. */
  save(provider: ProviderInput): void;
}

/** Saves a provider after the user has granted access to its host. */
export function useSaving(onSaved: () => void): ProviderSaving {
  const { client, permissions } = useApp();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (provider: ProviderInput) => {
    if (isBusy) return;
    setError(undefined);
    setIsBusy(true);
    try {
      if (!(await allowAddress(permissions, provider))) {
        return setError(settingsText('form.denied', { host: addressOf(provider)?.host ?? '' }));
      }
      await client.saveProvider(provider);
      onSaved();
    } catch (error) {
      setError(inlineFailureText(Failure.from(error).toJSON()));
    } finally {
      setIsBusy(false);
    }
  };
  return { error, isBusy, save: (provider) => void save(provider) };
}
