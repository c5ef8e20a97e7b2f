import { useState } from 'react';
import { addressOf } from './presets.ts';
import { type DraftError, type ProviderDraft, toProvider } from './provider-draft.ts';
import { type ProviderTest, useProviderTest } from './use-provider-test.ts';
import { type ProviderInput, useSaving } from './use-saving.ts';

export interface ProviderFormState<Draft extends ProviderDraft = ProviderDraft> {
  draft: Draft;
  /** The address of the draft's provider; undefined while it is invalid. */
  address: URL | undefined;
  /** The invalid part, after the first attempt to test or save. */
  draftError?: DraftError;
  test: ProviderTest;
  /** Message of a failed save. */
  error?: string;
  /** A save is under way; another one is ignored. */
  isBusy: boolean;
  change(part: Partial<Draft>): void;
  /**
   * Tests the provider. Like `save`, it must be called in the task of a click, because the browser asks for access to the
   * host.
   */
  runTest(): void;
  save(): void;
}

/** The state of a provider form, whose draft can be tested before it is saved. */
export function useProviderForm<Draft extends ProviderDraft>({
  createDraft,
  validate,
  toSave,
  onSaved,
}: {
  createDraft: () => Draft;
  validate: (draft: Draft) => DraftError | undefined;
  toSave: (draft: Draft) => ProviderInput;
  onSaved: () => void;
}): ProviderFormState<Draft> {
  const [draft, setDraft] = useState(createDraft);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const test = useProviderTest();
  const { error, isBusy, save } = useSaving(onSaved);
  const address = addressOf(draft);
  const draftError = validate(draft);

  return {
    draft,
    address,
    draftError: isSubmitted ? draftError : undefined,
    test,
    error,
    isBusy,
    change: (part) => {
      // The test's result belongs to the former address and key.
      if ('baseUrl' in part || 'apiKey' in part) test.reset();
      setDraft({ ...draft, ...part });
    },
    runTest: () => {
      setIsSubmitted(true);
      const { id, kind, baseUrl, apiKey } = toProvider(draft);
      if (address) test.run({ id, kind, baseUrl, apiKey });
    },
    save: () => {
      setIsSubmitted(true);
      if (!draftError) save(toSave(draft));
    },
  };
}
