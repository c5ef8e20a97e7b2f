import { type FormEvent, useState } from 'react';
import type { PromptConfig } from '../../lib/contract/summaries.ts';
import { useApp } from '../app/app-context.ts';
import { useStoredSettings } from '../app/use-stored-settings.ts';
import { NeedsModel } from '../cost/needs-model.tsx';
import { useTextEngine } from '../cost/use-text-engine.ts';
import { writingText } from '../i18n/writing-text.ts';

import { placeholderError } from '../prompts/placeholder-error.ts';
import { Button } from '../ui/button.tsx';
import { Check, Select, TextArea } from '../ui/field.tsx';
import styles from './request-panel.module.css';

const examples = ['tasks', 'beginner', 'study', 'arguments'] as const;
/** Maximum length of a prompt that the contract accepts (characters). */
const maxPromptLength = 8000;

/** The form of a custom prompt, or the hint that this needs a language model. */
export default function PromptPanel({
  prompt,
  showEmoji = false,
  offersEmoji = true,
  onSubmit,
}: {
  /** Prompt of the shown text. */
  prompt: string | undefined;
  showEmoji?: boolean;
  offersEmoji?: boolean;
  onSubmit: (change: Pick<PromptConfig, 'customPrompt' | 'showEmoji'>) => void;
}) {
  const { navigation } = useApp();
  const engine = useTextEngine({ isVersion: true });
  const templates = useStoredSettings()?.templates ?? [];
  const [text, setText] = useState(prompt ?? '');
  const [emoji, setEmoji] = useState(showEmoji);
  if (!engine) return null;
  if ('missing' in engine) {
    return (
      <div className={styles.panel}>
        <NeedsModel missing={engine.missing} />
      </div>
    );
  }
  const error = placeholderError(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!error) onSubmit({ customPrompt: text.trim(), showEmoji: emoji || undefined });
  };
  return (
    <form className={styles.panel} onSubmit={submit}>
      <Select label={writingText('prompt.template')} defaultValue="" onChange={({ target }) => setText(target.value)}>
        <option value="">{writingText('prompt.none')}</option>
        {templates.length > 0 && (
          <optgroup label={writingText('prompt.templates')}>
            {templates.map(({ id, name, text }) => (
              <option key={id} value={text}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={writingText('prompt.examples')}>
          {examples.map((name) => (
            <option key={name} value={writingText(`example.${name}.text`)}>
              {writingText(`example.${name}`)}
            </option>
          ))}
        </optgroup>
      </Select>
      <TextArea
        label={writingText('prompt.label')}
        hint={writingText('prompt.hint')}
        error={error}
        required
        rows={5}
        maxLength={maxPromptLength}
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {offersEmoji && (
        <Check label={writingText('prompt.emoji')} checked={emoji} onChange={({ target }) => setEmoji(target.checked)} />
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          {writingText('prompt.submit')}
        </Button>
        {prompt !== undefined && (
          <Button onClick={() => onSubmit({ customPrompt: undefined, showEmoji: undefined })}>
            {writingText('prompt.without')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => navigation.openSettings('prompts')}>
          {writingText('prompt.edit')}
        </Button>
      </div>
    </form>
  );
}
