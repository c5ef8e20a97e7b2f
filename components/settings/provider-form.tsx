import { type FormEvent, useEffect, useRef, useState } from 'react';
import { settingsText } from '../i18n/settings-text.ts';
import { Button } from '../ui/button.tsx';
import { Select, TextField } from '../ui/field.tsx';
import { KeyField } from './key-field.tsx';
import { ModelField } from './model-field.tsx';
import { addressOf, otherPreset, presets } from './presets.ts';
import { PriceFields } from './price-fields.tsx';
import { draftOf, draftOfPreset, faultOf, type ProviderDraft, providerOf } from './provider-draft.ts';
import styles from './provider-form.module.css';
import { useProviderTest } from './use-provider-test.ts';
import { useSaving } from './use-saving.ts';
import type { StoredWriter } from './use-settings.ts';

/** Adds a provider, or changes one. */
export function ProviderForm({ provider, onClose }: { provider?: StoredWriter; onClose: () => void }) {
  const [draft, setDraft] = useState<ProviderDraft>(() => (provider ? draftOf(provider) : draftOfPreset(presets[0]!)));
  const [isTried, setIsTried] = useState(false);
  const { fault, save } = useSaving(onClose);
  const test = useProviderTest();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), []);

  const { kind, baseUrl } = draft;
  const address = addressOf(draft);
  const isMoved = provider?.hasKey === true && (provider.baseUrl ?? '') !== baseUrl.trim();
  const wrong = isTried ? faultOf(draft) : undefined;
  /** What was tested is not what stands there any more. */
  const change = (part: Partial<ProviderDraft>) => {
    if ('baseUrl' in part || 'apiKey' in part) test.reset();
    setDraft({ ...draft, ...part });
  };
  const choosePreset = (id: string) => {
    test.reset();
    setDraft(draftOfPreset(presets.find((preset) => preset.id === id) ?? otherPreset));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!faultOf(draft)) save(providerOf(draft));
  };
  const ask = () => {
    setIsTried(true);
    if (!address) return;
    const apiKey = draft.apiKey.trim();
    test.ask({ id: draft.id, kind, baseUrl: baseUrl.trim() || undefined, ...(apiKey && { apiKey }) });
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <h3>{provider ? settingsText('form.edit', { name: provider.name }) : settingsText('form.add')}</h3>
      {!provider && (
        <Select label={settingsText('form.service')} onChange={({ target }) => choosePreset(target.value)}>
          {presets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={otherPreset.id}>{settingsText('form.service.other')}</option>
        </Select>
      )}
      <TextField
        label={settingsText('form.name')}
        required
        maxLength={200}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      {kind === 'openaiCompatible' && (
        <TextField
          label={settingsText('form.address')}
          hint={settingsText('form.address.hint')}
          error={wrong === 'address' ? settingsText('form.address.fault') : undefined}
          required
          inputMode="url"
          spellCheck={false}
          placeholder="https://"
          value={baseUrl}
          onChange={({ target }) => change({ baseUrl: target.value })}
        />
      )}
      <KeyField apiKey={draft.apiKey} provider={provider} isMoved={isMoved} onChange={change} />
      <ModelField model={draft.model} test={test} address={address} onAsk={ask} onChange={(model) => change({ model })} />
      <PriceFields draft={draft} isHalf={wrong === 'price'} onChange={change} />
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
