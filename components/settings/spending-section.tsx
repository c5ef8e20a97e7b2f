import { type FormEvent, useEffect, useState } from 'react';
import { formatDollarField, formatDollars, parseDollars } from '../i18n/money.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Section } from '../ui/section.tsx';
import styles from './spending-section.module.css';
import type { SettingsState } from './use-settings.ts';

/** The settings section of the monthly spending limit. */
export function SpendingSection({ settingsState }: { settingsState: SettingsState }) {
  const { spent = 0, spendingCap = null } = settingsState.settings ?? {};
  const stored = spendingCap === null ? '' : formatDollarField(spendingCap, uiLanguage);
  const [text, setText] = useState(stored);
  const [error, setError] = useState(false);
  useEffect(() => setText(stored), [stored]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = text.trim() === '' ? null : parseDollars(text);
    setError(amount === undefined);
    if (amount !== undefined) void settingsState.update({ spendingCap: amount });
  };
  const amounts = { spent: formatDollars(spent, uiLanguage), cap: formatDollars(spendingCap ?? 0, uiLanguage) };
  return (
    <Section id="spending" title={settingsText('spending.title')}>
      <p data-spent={spent}>
        {spendingCap === null ? settingsText('spending.spent', amounts) : settingsText('spending.ofCap', amounts)}
      </p>
      {spendingCap !== null && spendingCap > 0 && (
        <meter className={styles.meter} aria-label={settingsText('spending.title')} max={spendingCap} value={spent} />
      )}
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextField
          label={settingsText('spending.label')}
          hint={settingsText('spending.hint')}
          error={error ? settingsText('spending.error') : undefined}
          inputMode="decimal"
          disabled={!settingsState.settings}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" disabled={text.trim() === stored}>
          {settingsText('spending.set')}
        </Button>
      </form>
    </Section>
  );
}
