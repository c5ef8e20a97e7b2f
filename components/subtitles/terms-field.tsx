import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Failure } from '../../lib/contract/failure.ts';
import { isTerm, maxTerms } from '../../lib/contract/is-term.ts';
import { useApp } from '../app/app-context.ts';
import { failureText } from '../i18n/failure-text.ts';
import { t } from '../i18n/t.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import styles from './names.module.css';

/** The text field with the names and terms of the channel, one per line. Until they are read, nothing can replace them. */
export function TermsField({ contentId, onSave }: { contentId: string; onSave: (terms: string[]) => Promise<boolean> }) {
  const { client } = useApp();
  /** Undefined until the terms are read. */
  const [text, setText] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [isSaved, setIsSaved] = useState(false);
  const read = useCallback(() => {
    setFailure(undefined);
    const show = ({ terms }: { terms: string[] }) => setText((typed) => typed ?? terms.join('\n'));
    client.listTerms({ contentId }).then(show, (error) => setFailure(Failure.from(error)));
  }, [client, contentId]);
  useEffect(read, [read]);

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
      {failure && (
        <p role="alert">
          {failureText(failure).title} <Button onClick={read}>{t('action.retry')}</Button>
        </p>
      )}
      <p>
        <Button type="submit" disabled={text === undefined || !!error}>
          {t('action.save')}
        </Button>{' '}
        <span role="status">{isSaved && transcriptionText('names.terms.saved')}</span>
      </p>
    </form>
  );
}
