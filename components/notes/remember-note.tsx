import Brain from 'lucide-react/icons/brain';
import type { RefObject } from 'react';
import { reviewText } from '../i18n/review-text.ts';
import { useCard } from '../review/use-card.ts';
import { IconButton } from '../ui/button.tsx';
import { noteSentenceAt } from './note-sentence.ts';
import styles from './notes-view.module.css';

/** The button that makes a card of what is selected in a note, or of the line with the caret. */
export default function RememberNote({ contentId, area }: { contentId: string; area: RefObject<HTMLTextAreaElement | null> }) {
  const { add, message } = useCard(contentId, 'note');
  const remember = () => {
    if (!area.current) return;
    const { value, selectionStart, selectionEnd } = area.current;
    // The service refuses a text without words with the reason.
    add(noteSentenceAt(value, selectionStart, selectionEnd));
  };
  return (
    <>
      <IconButton icon={Brain} label={reviewText('remember')} title={reviewText('remember.note')} onClick={remember} />
      <span role="status" className={message ? styles.outcome : 'hidden-text'}>
        {message}
      </span>
    </>
  );
}
