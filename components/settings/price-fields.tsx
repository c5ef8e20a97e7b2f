import { useState } from 'react';
import { settingsText } from '../i18n/settings-text.ts';
import { TextField } from '../ui/field.tsx';
import { DollarField } from './dollar-field.tsx';
import styles from './provider-form.module.css';
import type { TextProviderDraft } from './text-provider-draft.ts';

type Part = Partial<Pick<TextProviderDraft, 'inputPrice' | 'outputPrice' | 'contextWindow'>>;

/** The fields for price and context window of a model. */
export function PriceFields({
  draft: { inputPrice, outputPrice, contextWindow },
  isIncomplete,
  onChange,
}: {
  draft: TextProviderDraft;
  /** Whether only one of the two prices is filled in. */
  isIncomplete: boolean;
  onChange: (part: Part) => void;
}) {
  // Filled fields are open at first; after that the user opens and closes them.
  const [isFilled] = useState(Boolean(inputPrice || outputPrice || contextWindow));
  return (
    <details className={styles.more} open={isFilled || isIncomplete || undefined}>
      <summary>{settingsText('form.more')}</summary>
      <div className={styles.form}>
        <div className={styles.row}>
          <DollarField
            label={settingsText('form.price.input')}
            value={inputPrice}
            onChange={({ target }) => onChange({ inputPrice: target.value })}
          />
          <DollarField
            label={settingsText('form.price.output')}
            value={outputPrice}
            onChange={({ target }) => onChange({ outputPrice: target.value })}
          />
        </div>
        <p role={isIncomplete ? 'alert' : undefined} className={isIncomplete ? styles.error : styles.hint}>
          {settingsText(isIncomplete ? 'form.price.error' : 'form.price.hint')}
        </p>
        <TextField
          label={settingsText('form.context')}
          hint={settingsText('form.context.hint')}
          type="number"
          min={1000}
          max={100_000_000}
          step={1}
          value={contextWindow}
          onChange={({ target }) => onChange({ contextWindow: target.value })}
        />
      </div>
    </details>
  );
}
