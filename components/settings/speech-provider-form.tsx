import { knownSpeechProviders } from '../../lib/speech-providers/known-speech-providers.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { Check } from '../ui/field.tsx';
import { DollarField } from './dollar-field.tsx';
import { KeyField } from './key-field.tsx';
import { ModelField } from './model-field.tsx';
import { ModelNotes } from './model-notes.tsx';
import { validateDraft } from './provider-draft.ts';
import { ProviderForm } from './provider-form.tsx';
import {
  draftOfKnown,
  draftOfSpeechProvider,
  knownModelOf,
  knownProviderOf,
  otherSpeechProvider,
  toSpeechProvider,
  withModel,
} from './speech-provider-draft.ts';
import { useProviderForm } from './use-provider-form.ts';
import type { StoredSpeechProvider } from './use-settings.ts';

/** The form that adds or changes a transcription provider. */
export function SpeechProviderForm({ provider, onClose }: { provider?: StoredSpeechProvider; onClose: () => void }) {
  const form = useProviderForm({
    createDraft: () => (provider ? draftOfSpeechProvider(provider) : draftOfKnown(knownSpeechProviders[0]!)),
    validate: validateDraft,
    toSave: toSpeechProvider,
    onSaved: onClose,
  });
  const { draft, change } = form;
  const known = knownProviderOf(draft);
  return (
    <ProviderForm
      form={form}
      services={[...knownSpeechProviders, otherSpeechProvider]}
      onService={(service) => change(draftOfKnown(service))}
      onClose={onClose}
    >
      {known?.europeanUrl && (
        <Check
          label={settingsText('speechProviders.europe')}
          checked={draft.baseUrl.trim() === known.europeanUrl}
          onChange={({ target }) => change({ baseUrl: target.checked ? known.europeanUrl : (known.baseUrl ?? '') })}
        />
      )}
      <KeyField form={form} provider={provider} />
      <ModelField
        form={form}
        knownModels={known?.models.map(({ name }) => name)}
        onChange={(model) => change(withModel(draft, model))}
      />
      <ModelNotes model={knownModelOf(draft)} />
      <DollarField
        label={settingsText('speechProviders.price')}
        hint={settingsText('form.price.hint')}
        value={draft.pricePerHour}
        onChange={({ target }) => change({ pricePerHour: target.value })}
      />
    </ProviderForm>
  );
}
