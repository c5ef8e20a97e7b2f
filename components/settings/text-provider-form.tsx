import { useEffect } from 'react';
import { KeyField } from './key-field.tsx';
import { ModelField } from './model-field.tsx';
import { otherPreset, presets, suggestModel } from './presets.ts';
import { PriceFields } from './price-fields.tsx';
import { ProviderForm } from './provider-form.tsx';
import { draftOfPreset, draftOfTextProvider, toTextProvider, validateTextProvider } from './text-provider-draft.ts';
import { useProviderForm } from './use-provider-form.ts';
import type { StoredTextProvider } from './use-settings.ts';

/** The form that adds or changes a text provider. */
export function TextProviderForm({ provider, onClose }: { provider?: StoredTextProvider; onClose: () => void }) {
  const form = useProviderForm({
    createDraft: () => (provider ? draftOfTextProvider(provider) : draftOfPreset(presets[0]!)),
    validate: validateTextProvider,
    toSave: toTextProvider,
    onSaved: onClose,
  });
  const { draft, draftError, change, test } = form;
  useEffect(() => {
    const model = test.models && !draft.model && suggestModel(draft, test.models);
    if (model) change({ model });
  }, [test.models]);
  return (
    <ProviderForm
      form={form}
      services={[...presets, otherPreset]}
      onService={(preset) => change(draftOfPreset(preset))}
      onClose={onClose}
    >
      <KeyField form={form} provider={provider} />
      <ModelField form={form} onChange={(model) => change({ model })} />
      <PriceFields draft={draft} isIncomplete={draftError === 'price'} onChange={change} />
    </ProviderForm>
  );
}
