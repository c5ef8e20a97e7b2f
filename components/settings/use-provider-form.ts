import { useState } from 'react';
import { addressOf } from './presets.ts';
import { type DraftFault, type ProviderDraft, providerOf } from './provider-draft.ts';
import { type ProviderTest, useProviderTest } from './use-provider-test.ts';
import { type Saved, useSaving } from './use-saving.ts';

export interface ProviderFormWork<Draft extends ProviderDraft = ProviderDraft> {
  draft: Draft;
  /** Where the draft's provider is asked, if that is an address. */
  address: URL | undefined;
  /** Told once somebody has tried to test or to save. */
  wrong?: DraftFault;
  test: ProviderTest;
  /** Why it was not saved, in words. */
  fault?: string;
  change(part: Partial<Draft>): void;
  /** In the turn of a click, as `save`: the browser asks for the provider's host. */
  ask(): void;
  save(): void;
}

/** A provider that is being typed, which may be tested before it is saved. */
export function useProviderForm<Draft extends ProviderDraft>({
  begin,
  faultOf,
  toSave,
  onSaved,
}: {
  begin: () => Draft;
  faultOf: (draft: Draft) => DraftFault | undefined;
  toSave: (draft: Draft) => Saved;
  onSaved: () => void;
}): ProviderFormWork<Draft> {
  const [draft, setDraft] = useState(begin);
  const [isTried, setIsTried] = useState(false);
  const test = useProviderTest();
  const { fault, save } = useSaving(onSaved);
  const address = addressOf(draft);
  const wrong = faultOf(draft);

  return {
    draft,
    address,
    wrong: isTried ? wrong : undefined,
    test,
    fault,
    change: (part) => {
      // What was tested is not what stands there any more.
      if ('baseUrl' in part || 'apiKey' in part) test.reset();
      setDraft({ ...draft, ...part });
    },
    ask: () => {
      setIsTried(true);
      const { id, kind, baseUrl, apiKey } = providerOf(draft);
      if (address) test.ask({ id, kind, baseUrl, apiKey });
    },
    save: () => {
      setIsTried(true);
      if (!wrong) save(toSave(draft));
    },
  };
}
