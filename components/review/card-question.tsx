import { type KeyboardEvent, useState } from 'react';
import type { DueCard } from '../../lib/contract/cards.ts';
import { timeUrl } from '../../lib/export/time-url.ts';
import type { Rating } from '../../lib/records/card.ts';
import { useApp } from '../app/app-context.ts';
import { reviewText } from '../i18n/review-text.ts';
import { clockTime } from '../i18n/time.ts';
import { Button } from '../ui/button.tsx';
import styles from './review-view.module.css';

/** Duration of the playback that answers a question, in a player beside the view. */
const answerSeconds = 8;

const ratings: readonly Rating[] = [1, 2, 3, 4];

/** Keeps a key that is held down from pressing the next button, which gets the focus meanwhile. */
const ignoreRepeat = (event: KeyboardEvent) => {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
};

/** A card's sentence with its hidden part; after a click, the answer, a button that plays its moment, and the ratings. */
export function CardQuestion({
  card: { contentId, title, sourceUrl, text, hidden, startTime },
  isBusy,
  onRate,
  onOpen,
}: {
  card: DueCard;
  /** A change of the deck is under way; a rating would be ignored. */
  isBusy: boolean;
  onRate: (rating: Rating) => void;
  onOpen: (contentId: string, at: number) => void;
}) {
  const { page, navigation } = useApp();
  const [isShown, setIsShown] = useState(false);
  const listen = () => {
    const { page: current } = page.current();
    const url = timeUrl({ site: contentId.split(':')[0]!, sourceUrl }, startTime);
    if (current.state === 'ready' && current.media.some((mediaItem) => mediaItem.contentId === contentId)) {
      void page.seek(contentId, startTime, startTime + answerSeconds);
    } else if (url) navigation.openTab(url);
    else onOpen(contentId, startTime);
  };
  return (
    <article className={styles.card} data-card>
      <h2 className={styles.source} dir="auto">
        {title}
      </h2>
      <p className={styles.text} dir="auto">
        {text.slice(0, hidden.from)}
        {isShown ? (
          <mark>{text.slice(hidden.from, hidden.to)}</mark>
        ) : (
          <span className={styles.hidden} role="img" aria-label={reviewText('hidden')} />
        )}
        {text.slice(hidden.to)}
      </p>
      {isShown ? (
        <>
          <p>
            <Button onClick={listen}>{reviewText('listen', { time: clockTime(startTime) })}</Button>
          </p>
          <div className={styles.ratings}>
            {ratings.map((rating) => (
              <Button
                key={rating}
                variant={rating === 3 ? 'primary' : 'plain'}
                autoFocus={rating === 3}
                // Unlike a disabled button, it keeps the focus when the review fails.
                aria-disabled={isBusy}
                onKeyDown={ignoreRepeat}
                onClick={() => onRate(rating)}
              >
                {reviewText(`rating.${rating}`)}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <Button variant="primary" onKeyDown={ignoreRepeat} onClick={() => setIsShown(true)}>
          {reviewText('show')}
        </Button>
      )}
    </article>
  );
}
