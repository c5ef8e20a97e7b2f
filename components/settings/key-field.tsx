import { useState } from 'react';
import { client } from '../client.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import styles from './provider-form.module.css';
import type { StoredProvider } from './use-settings.ts';

/** A key, which is written and never read back. */
export function KeyField({
  apiKey,
  provider,
  isMoved,
  onChange,
}: {
  apiKey: string;
  provider: StoredProvider | undefined;
  /** The address is another one than the key was given for. */
  isMoved: boolean;
  onChange: (part: { apiKey: string }) => void;
}) {
  const [isForgotten, setIsForgotten] = useState(false);
  const hasKey = provider?.hasKey === true && !isForgotten;
  const forget = async () => {
    if (!provider) return;
    const { hasKey: _, ...rest } = provider;
    await client.saveProvider({ ...rest, apiKey: '' });
    setIsForgotten(true);
  };
  return (
    <div className={styles.beside}>
      <TextField
        type="password"
        label={settingsText('form.key')}
        hint={settingsText(isMoved ? 'form.key.moved' : 'form.key.hint')}
        placeholder={hasKey && !isMoved ? settingsText('form.key.stored') : undefined}
        autoComplete="off"
        maxLength={2000}
        value={apiKey}
        onChange={({ target }) => onChange({ apiKey: target.value })}
      />
      {hasKey && (
        <Button look="quiet" onClick={() => void forget()}>
          {settingsText('form.key.forget')}
        </Button>
      )}
    </div>
  );
}
