import { useState } from 'react';
import { useApp } from '../app/app-context.ts';
import { useAction } from '../app/use-action.ts';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import styles from './provider-form.module.css';
import type { ProviderFormState } from './use-provider-form.ts';
import type { StoredProvider } from './use-settings.ts';

/** The field of an API key, which is never read back. */
export function KeyField({
  form: { draft, change },
  provider,
}: {
  form: ProviderFormState;
  provider: StoredProvider | undefined;
}) {
  const { client } = useApp();
  const action = useAction();
  const [isForgotten, setIsForgotten] = useState(false);
  const hasKey = provider?.hasKey === true && !isForgotten;
  /** Whether the address differs from the one that the key was stored for. */
  const isMoved = provider?.hasKey === true && (provider.baseUrl ?? '') !== draft.baseUrl.trim();
  const forget = async (stored: StoredProvider) => {
    const { hasKey: _, ...rest } = stored;
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
        value={draft.apiKey}
        onChange={({ target }) => change({ apiKey: target.value })}
      />
      {hasKey && (
        <Button variant="quiet" disabled={action.isBusy} onClick={() => action.run(() => forget(provider))}>
          {settingsText('form.key.delete')}
        </Button>
      )}
      {action.failure && (
        <p role="alert" className={styles.error}>
          {inlineFailureText(action.failure)}
        </p>
      )}
    </div>
  );
}
