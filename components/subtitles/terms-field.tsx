import { type FormEvent, useEffect, useState } from 'react';
import { isTerm, maxTerms } from '../../lib/contract/is-term.ts';
import { useApp } from '../app/app-context.ts';
import { t } from '../i18n/t.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import styles from './names.module.css';

/** The text field with the names and terms of the channel, one per line. */
export function TermsField({ contentId, onSave }: { contentId: string; onSave: (terms: string[]) => Promise<boolean> }) {
  const { client } = useApp();
  const [text, setText] = useState<string>();
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => {
    const show = ({ terms }: { terms: string[] }) => setText((typed) => typed ?? terms.join('\n'));
    client.listTerms({ contentId }).then(show, () => setText((typed) => typed ?? ''));
  }, [client, contentId]);

  const terms = (text ?? '').split('\n').flatMap((line) => line.trim() || []);
  const invalid = terms.find((term) => !isTerm(term));
  const error =
    invalid !== undefined
      ? transcriptionText('names.terms.invalid', { term: invalid.slice(0, 30) })
      : terms.length > maxTerms && transcriptionText('names.terms.tooMany', { count: maxTerms });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsSaved(await onSave(terms));
  };
  return (
    <form className={styles.section} data-form="terms" onSubmit={(event) => void submit(event)}>
      <TextArea
        label={transcriptionText('names.terms')}
        hint={transcriptionText('names.terms.hint')}
        error={error || undefined}
        rows={4}
        dir="auto"
        disabled={text === undefined}
        value={text ?? ''}
        onChange={({ target }) => {
          setText(target.value);
          setIsSaved(false);
        }}
      />
      <p>
        <Button type="submit" disabled={text === undefined || !!error}>
          {t('action.save')}
        </Button>{' '}
        <span role="status">{isSaved && transcriptionText('names.terms.saved')}</span>
      </p>
    </form>
  );
}
