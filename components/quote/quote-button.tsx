import Check from 'lucide-react/icons/check';
import TextQuote from 'lucide-react/icons/text-quote';
import { use } from 'react';
import { t } from '../i18n/t.ts';
import { useAnnouncement } from '../ui/live-region.ts';
import { useOutcome } from '../ui/use-outcome.ts';
import styles from './quote-button.module.css';
import { type Quotation, QuoteContext } from './quote-context.ts';

/** The button that quotes the adjacent text into the note. It is no tab stop: the key q on the row's time does the same. */
export function QuoteButton({ text, time }: Quotation) {
  const quote = use(QuoteContext);
  const [isDone, setIsDone] = useOutcome<boolean>();
  if (!quote) return null;
  const label = t(isDone ? 'quote.added' : 'quote.add');
  const Icon = isDone ? Check : TextQuote;
  return (
    <span className={styles.place} data-done={isDone || undefined}>
      <button
        type="button"
        className={styles.button}
        tabIndex={-1}
        title={label}
        aria-label={label}
        aria-keyshortcuts="q"
        data-quote-into-note
        onClick={() => void quote({ text, time }).then(setIsDone)}
      >
        <Icon size={15} aria-hidden />
      </button>
      {isDone && <Added />}
    </span>
  );
}

function Added() {
  useAnnouncement(t('quote.added'));
  return null;
}
