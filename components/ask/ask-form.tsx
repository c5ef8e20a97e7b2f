import SendHorizontal from 'lucide-react/icons/send-horizontal';
import type { FormEvent, KeyboardEvent } from 'react';
import { maxQuestionLength } from '../../lib/contract/max-question-length.ts';
import { notesText } from '../i18n/notes-text.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './ask-view.module.css';
import { useQuestionDraft } from './use-question-draft.ts';

/** The form for a question. Enter submits it, Shift+Enter starts a new line. */
export function AskForm({
  chatId,
  initialText,
  isBusy,
  onSubmit,
}: {
  chatId: string;
  initialText?: string;
  isBusy: boolean;
  onSubmit: (question: string) => void;
}) {
  const { text, write, empty } = useQuestionDraft(chatId, initialText);
  const question = text.trim();
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!question || isBusy) return;
    empty();
    onSubmit(question);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <textarea
        rows={1}
        dir="auto"
        maxLength={maxQuestionLength}
        aria-label={notesText('ask.field')}
        placeholder={notesText('ask.field')}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKey}
      />
      <IconButton type="submit" icon={SendHorizontal} label={notesText('ask.send')} disabled={!question || isBusy} />
    </form>
  );
}
