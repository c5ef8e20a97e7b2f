import { type FormEvent, useEffect, useRef, useState } from 'react';
import { knownSpeechProviders } from '../../lib/known-speech-providers.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { Button } from '../ui/button.tsx';
import { Check, Select, TextField } from '../ui/field.tsx';
import { KeyField } from './key-field.tsx';
import { ModelField } from './model-field.tsx';
import { ModelNotes } from './model-notes.tsx';
import { addressOf } from './presets.ts';
import styles from './provider-form.module.css';
import {
  draftOfKnown,
  draftOfListener,
  knownModelOf,
  knownOf,
  listenerOf,
  otherListener,
  type SpeechDraft,
  withModel,
} from './speech-draft.ts';
import { useProviderTest } from './use-provider-test.ts';
import { useSaving } from './use-saving.ts';
import type { StoredListener } from './use-settings.ts';

/** Adds a service that listens, or changes one. */
export function SpeechForm({ provider, onClose }: { provider?: StoredListener; onClose: () => void }) {
  const [draft, setDraft] = useState(() => (provider ? draftOfListener(provider) : draftOfKnown(knownSpeechProviders[0]!)));
  const [isTried, setIsTried] = useState(false);
  const { fault, save } = useSaving(onClose);
  const test = useProviderTest();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), []);

  const { id, kind, baseUrl } = draft;
  const address = addressOf(draft);
  const known = knownOf(draft);
  const isMoved = provider?.hasKey === true && (provider.baseUrl ?? '') !== baseUrl.trim();
  const change = (part: Partial<SpeechDraft>) => {
    if ('baseUrl' in part || 'apiKey' in part) test.reset();
    setDraft({ ...draft, ...part });
  };
  const chooseService = (chosen: string) => {
    test.reset();
    setDraft(draftOfKnown(knownSpeechProviders.find((one) => one.id === chosen) ?? otherListener));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (address) save(listenerOf(draft));
  };
  const ask = () => {
    setIsTried(true);
    const { apiKey } = listenerOf(draft);
    if (address) test.ask({ id, kind, baseUrl: baseUrl.trim() || undefined, apiKey });
  };

  return (
    <form ref={form} className={styles.form} data-form="listener" onSubmit={submit}>
      <h4>{provider ? settingsText('form.edit', { name: provider.name }) : settingsText('listeners.add')}</h4>
      {!provider && (
        <Select label={settingsText('form.service')} onChange={({ target }) => chooseService(target.value)}>
          {knownSpeechProviders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={otherListener.id}>{settingsText('form.service.other')}</option>
        </Select>
      )}
      <TextField
        label={settingsText('form.name')}
        required
        maxLength={200}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      {kind === 'openaiTranscription' && (
        <TextField
          label={settingsText('form.address')}
          hint={settingsText('form.address.hint')}
          error={isTried && !address ? settingsText('form.address.fault') : undefined}
          required
          inputMode="url"
          spellCheck={false}
          placeholder="https://"
          value={baseUrl}
          onChange={({ target }) => change({ baseUrl: target.value })}
        />
      )}
      {known?.europeanUrl && (
        <Check
          label={settingsText('listeners.europe')}
          checked={baseUrl.trim() === known.europeanUrl}
          onChange={({ target }) => change({ baseUrl: target.checked ? known.europeanUrl : (known.baseUrl ?? '') })}
        />
      )}
      <KeyField apiKey={draft.apiKey} provider={provider} isMoved={isMoved} onChange={change} />
      <ModelField
        model={draft.model}
        usual={known?.models.map(({ name }) => name)}
        test={test}
        address={address}
        onAsk={ask}
        onChange={(model) => setDraft(withModel(draft, model))}
      />
      <ModelNotes model={knownModelOf(draft)} />
      <TextField
        label={settingsText('listeners.price')}
        hint={settingsText('form.price.hint')}
        type="number"
        min={0}
        max={1_000_000}
        step="any"
        value={draft.pricePerHour}
        onChange={({ target }) => change({ pricePerHour: target.value })}
      />
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" look="primary">
          {settingsText('form.save')}
        </Button>
        <Button onClick={onClose}>{settingsText('form.cancel')}</Button>
      </div>
    </form>
  );
}
