import { KeyField } from './key-field.tsx';
import { ModelField } from './model-field.tsx';
import { otherPreset, presets } from './presets.ts';
import { PriceFields } from './price-fields.tsx';
import { ProviderForm } from './provider-form.tsx';
import { draftOfPreset, draftOfWriter, faultOfWriter, writerOf } from './text-provider-draft.ts';
import { useProviderForm } from './use-provider-form.ts';
import type { StoredTextProvider } from './use-settings.ts';

/** The form that adds or changes a text provider. */
export function WriterForm({ provider, onClose }: { provider?: StoredTextProvider; onClose: () => void }) {
  const form = useProviderForm({
    begin: () => (provider ? draftOfWriter(provider) : draftOfPreset(presets[0]!)),
    faultOf: faultOfWriter,
    toSave: writerOf,
    onSaved: onClose,
  });
  const { draft, wrong, change } = form;
  return (
    <ProviderForm
      form={form}
      services={[...presets, otherPreset]}
      onService={(preset) => change(draftOfPreset(preset))}
      onClose={onClose}
    >
      <KeyField form={form} provider={provider} />
      <ModelField form={form} onChange={(model) => change({ model })} />
      <PriceFields draft={draft} isHalf={wrong === 'price'} onChange={change} />
    </ProviderForm>
  );
}
