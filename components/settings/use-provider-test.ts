import { useRef, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { type AppClient, useApp } from '../app/app-context.ts';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { allowAddress } from './allow-address.ts';
import { addressOf } from './presets.ts';

type TestInput = Parameters<AppClient['testProvider']>[0];

export interface ProviderTest {
  isTesting: boolean;
  /** The models that the provider offers. */
  models?: string[];
  /** Message of a failed test. */
  error?: string;
  run(input: TestInput): void;
  reset(): void;
}

/** Queries a provider's models, which tests address, permission and key at once. */
export function useProviderTest(): ProviderTest {
  const { client, permissions } = useApp();
  const [isTesting, setIsTesting] = useState(false);
  const [models, setModels] = useState<string[]>();
  const [error, setError] = useState<string>();
  const latest = useRef(0);

  const reset = () => {
    latest.current += 1;
    setIsTesting(false);
    setModels(undefined);
    setError(undefined);
  };
  const run = async (input: TestInput) => {
    reset();
    const requestId = latest.current;
    // The permission must be requested in the task of the click, before any await.
    const allowed = allowAddress(permissions, input);
    setIsTesting(true);
    const answer = await allowed
      .then((isAllowed) => {
        if (isAllowed) return client.testProvider(input);
        throw new Failure('noPermission', '', { host: addressOf(input)?.hostname, reason: 'model' });
      })
      .catch((error): FailureData => Failure.from(error).toJSON());
    if (requestId !== latest.current) return;
    setIsTesting(false);
    if ('models' in answer) setModels(answer.models);
    else if (answer.code === 'noPermission') setError(settingsText('form.denied', { host: addressOf(input)?.host ?? '' }));
    else setError(inlineFailureText(answer, true));
  };
  return { isTesting, models, error, run: (input) => void run(input), reset };
}
