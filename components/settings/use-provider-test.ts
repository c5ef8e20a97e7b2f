import { useRef, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { type AppClient, useApp } from '../app/app-context.ts';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { allowAddress } from './allow-address.ts';
import { addressOf } from './presets.ts';

type Question = Parameters<AppClient['testProvider']>[0];

export interface ProviderTest {
  isAsking: boolean;
  /** The models that the provider offers. */
  models?: string[];
  /** Message of a failed test. */
  fault?: string;
  ask(question: Question): void;
  reset(): void;
}

/** Queries a provider's models, which tests address, permission and key at once. */
export function useProviderTest(): ProviderTest {
  const { client, permissions } = useApp();
  const [isAsking, setIsAsking] = useState(false);
  const [models, setModels] = useState<string[]>();
  const [fault, setFault] = useState<string>();
  const latest = useRef(0);

  const reset = () => {
    latest.current += 1;
    setIsAsking(false);
    setModels(undefined);
    setFault(undefined);
  };
  const ask = async (question: Question) => {
    reset();
    const own = latest.current;
    // The permission must be requested in the task of the click, before any await.
    const allowed = allowAddress(permissions, question);
    setIsAsking(true);
    const answer = await allowed
      .then((isAllowed) => {
        if (isAllowed) return client.testProvider(question);
        throw new Failure('noPermission', '', { host: addressOf(question)?.hostname, reason: 'model' });
      })
      .catch((error): FailureData => Failure.from(error).toJSON());
    if (own !== latest.current) return;
    setIsAsking(false);
    if ('models' in answer) setModels(answer.models);
    else if (answer.code === 'noPermission') setFault(settingsText('form.denied', { host: addressOf(question)?.host ?? '' }));
    else setFault(inlineFailureText(answer));
  };
  return { isAsking, models, fault, ask: (question) => void ask(question), reset };
}
