import { useState } from 'react';
import { settingsText } from '../i18n/settings-text.ts';
import { TextField } from '../ui/field.tsx';
import type { ProviderDraft } from './provider-draft.ts';
import styles from './provider-form.module.css';

type Part = Partial<Pick<ProviderDraft, 'inputPrice' | 'outputPrice' | 'contextWindow'>>;

/** What a model costs and holds, for those who know. */
export function PriceFields({
  draft: { inputPrice, outputPrice, contextWindow },
  isHalf,
  onChange,
}: {
  draft: ProviderDraft;
  /** One price stands there without the other. */
  isHalf: boolean;
  onChange: (part: Part) => void;
}) {
  // What is filled in is shown; after that it is the person who opens and closes it.
  const [isFilled] = useState(Boolean(inputPrice || outputPrice || contextWindow));
  return (
    <details className={styles.more} open={isFilled || isHalf || undefined}>
      <summary>{settingsText('form.more')}</summary>
      <div className={styles.form}>
        <div className={styles.row}>
          <TextField
            label={settingsText('form.price.input')}
            type="number"
            min={0}
            max={1_000_000}
            step="any"
            value={inputPrice}
            onChange={({ target }) => onChange({ inputPrice: target.value })}
          />
          <TextField
            label={settingsText('form.price.output')}
            type="number"
            min={0}
            max={1_000_000}
            step="any"
            value={outputPrice}
            onChange={({ target }) => onChange({ outputPrice: target.value })}
          />
        </div>
        <p role={isHalf ? 'alert' : undefined} className={isHalf ? styles.fault : styles.hint}>
          {settingsText(isHalf ? 'form.price.fault' : 'form.price.hint')}
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
