import { type FormEvent, useState } from 'react';
import type { Transcript } from '../../lib/records/transcript.ts';
import { useAction } from '../app/use-action.ts';
import { t } from '../i18n/t.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { correctionReason } from './correction-reason.ts';
import styles from './names.module.css';
import { TermsField } from './terms-field.tsx';
import { useNameChanges } from './use-name-changes.ts';

/** The dialog of the names in a transcript: the corrections, a form to correct another name, and the channel's terms. */
export default function NamesDialog({
  transcript,
  words,
  onClose,
}: {
  transcript: Transcript;
  /** Words of the transcript to correct, if the user has selected some. */
  words: string;
  onClose: () => void;
}) {
  const { nameCorrections = [] } = transcript;
  const [from, setFrom] = useState(words);
  const [to, setTo] = useState(words);
  const { error, correct, undo, setTerms } = useNameChanges(transcript);
  const names = [...Map.groupBy(nameCorrections, (one) => JSON.stringify([one.from.toLowerCase(), one.to])).values()];
  const action = useAction();
  const submit = async () => {
    if (!(await correct({ from, to }))) return;
    if (words) onClose();
    setFrom('');
    setTo('');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    action.run(submit);
  };
  return (
    <Dialog title={transcriptionText('names.title')} onClose={onClose}>
      <form data-form="name" onSubmit={onSubmit}>
        <TextField
          label={transcriptionText('names.to')}
          required
          maxLength={100}
          pattern="[^<>]*"
          dir="auto"
          value={to}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTo(target.value)}
        />
        <TextField
          label={transcriptionText('names.from')}
          required
          maxLength={100}
          dir="auto"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <p>
          <Button type="submit" variant="primary" disabled={action.isBusy || !from.trim() || !to.trim() || from === to}>
            {transcriptionText('names.correct')}
          </Button>
        </p>
      </form>
      {error && <p role="alert">{error}</p>}
      {names.length > 0 && (
        <section className={styles.section}>
          <h3>{transcriptionText('names.corrected', { count: nameCorrections.length })}</h3>
          <ul className={styles.corrections}>
            {names.map(([one, ...others]) => (
              <li key={`${one!.from} ${one!.to}`}>
                <p title={one!.because.text}>
                  <strong>{one!.to}</strong> {others.length > 0 && `× ${others.length + 1}`}
                  <br />
                  <span className={styles.hint}>{correctionReason(one!)}</span>
                </p>
                <Button onClick={() => void undo([{ from: one!.from, to: one!.to }])}>{t('action.undo')}</Button>
              </li>
            ))}
          </ul>
          {names.length > 1 && <Button onClick={() => void undo()}>{transcriptionText('names.undoAll')}</Button>}
        </section>
      )}
      <TermsField contentId={transcript.contentId} onSave={setTerms} />
    </Dialog>
  );
}
