import Brain from 'lucide-react/icons/brain';
import Check from 'lucide-react/icons/check';
import { reviewText } from '../i18n/review-text.ts';
import styles from './remember-button.module.css';
import { useCard } from './use-card.ts';

/** The button that makes a card of a summary's line. */
export default function RememberButton({ contentId, text, time }: { contentId: string; text: string; time: number }) {
  const { add, isAdded, message } = useCard(contentId, 'summary');
  const Icon = isAdded ? Check : Brain;
  return (
    <span className={styles.place} data-done={message && true}>
      <button
        type="button"
        className={styles.button}
        title={message ?? reviewText('remember')}
        aria-label={reviewText('remember')}
        aria-pressed={isAdded}
        data-row-action
        onClick={() => add({ text, startTime: time })}
      >
        <Icon size={15} aria-hidden />
      </button>
      <span role="status" className="hidden-text">
        {message}
      </span>
    </span>
  );
}
