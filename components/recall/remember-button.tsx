import Brain from 'lucide-react/icons/brain';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { recallText } from '../i18n/recall-text.ts';
import styles from './remember-button.module.css';

/** The button that makes a card of a summary's line. */
export default function RememberButton({ contentId, text, time }: { contentId: string; text: string; time: number }) {
  const { client } = useApp();
  const [outcome, setOutcome] = useState<'added' | FailureData>();
  const remember = async () => {
    try {
      await client.addCard({ contentId, source: 'summary', text, startTime: time });
      setOutcome('added');
    } catch (error) {
      setOutcome(Failure.from(error).toJSON());
    }
  };
  const message = outcome && (outcome === 'added' ? recallText('remembered') : reasonOf(outcome));
  const Icon = outcome === 'added' ? Check : Brain;
  return (
    <span className={styles.place} data-done={outcome && true}>
      <button
        type="button"
        className={styles.button}
        title={message ?? recallText('remember')}
        aria-label={recallText('remember')}
        aria-pressed={outcome === 'added'}
        onClick={() => void remember()}
      >
        <Icon size={15} aria-hidden />
      </button>
      <span role="status" className="hidden-text">
        {message}
      </span>
    </span>
  );
}

const reasonOf = (failure: FailureData): string =>
  failure.code === 'invalid' ? recallText('unsuited') : inlineFailureText(failure);
