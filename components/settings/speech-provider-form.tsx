import { knownSpeechProviders } from '../../lib/speech-providers/known-speech-providers.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { Check } from '../ui/field.tsx';
import { DollarField } from './dollar-field.tsx';
import { KeyField } from './key-field.tsx';
import { ModelField } from './model-field.tsx';
import { ModelNotes } from './model-notes.tsx';
import { faultOf } from './provider-draft.ts';
import { ProviderForm } from './provider-form.tsx';
import {
  draftOfKnown,
  draftOfListener,
  knownModelOf,
  knownOf,
  listenerOf,
  otherListener,
  otherModel,
} from './speech-provider-draft.ts';
import { useProviderForm } from './use-provider-form.ts';
import type { StoredSpeechProvider } from './use-settings.ts';

/** The form that adds or changes a transcription provider. */
export function ListenerForm({ provider, onClose }: { provider?: StoredSpeechProvider; onClose: () => void }) {
  const form = useProviderForm({
    begin: () => (provider ? draftOfListener(provider) : draftOfKnown(knownSpeechProviders[0]!)),
    faultOf,
    toSave: listenerOf,
    onSaved: onClose,
  });
  const { draft, change } = form;
  const known = knownOf(draft);
  return (
    <ProviderForm
      form={form}
      services={[...knownSpeechProviders, otherListener]}
      onService={(service) => change(draftOfKnown(service))}
      onClose={onClose}
    >
      {known?.europeanUrl && (
        <Check
          label={settingsText('listeners.europe')}
          checked={draft.baseUrl.trim() === known.europeanUrl}
          onChange={({ target }) => change({ baseUrl: target.checked ? known.europeanUrl : (known.baseUrl ?? '') })}
        />
      )}
      <KeyField form={form} provider={provider} />
      <ModelField
        form={form}
        usual={known?.models.map(({ name }) => name)}
        onChange={(model) => change(otherModel(draft, model))}
      />
      <ModelNotes model={knownModelOf(draft)} />
      <DollarField
        label={settingsText('listeners.price')}
        hint={settingsText('form.price.hint')}
        value={draft.pricePerHour}
        onChange={({ target }) => change({ pricePerHour: target.value })}
      />
    </ProviderForm>
  );
}
