import Brain from 'lucide-react/icons/brain';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRef } from 'react';
import { useApp } from '../app/app-context.ts';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { reviewText } from '../i18n/review-text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { saveFile } from '../ui/save-file.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { CardQuestion } from './card-question.tsx';
import styles from './review-view.module.css';
import { useRetainedFocus } from './use-retained-focus.ts';
import { useReview } from './use-review.ts';

/** The review of the cards that are due today, one after the other. */
export default function ReviewView({ onOpen }: { onOpen: (contentId: string, at: number) => void }) {
  const { client } = useApp();
  const { deck, failure, isBusy, rate, undo, remove, addMore, attempt } = useReview();
  const view = useRef<HTMLDivElement>(null);
  useRetainedFocus(view, deck);
  if (!deck) return failure ? <p role="alert">{inlineFailureText(failure)}</p> : <Skeleton />;
  const { cards, dueCount, count, reviewed } = deck;
  const [card] = cards;
  const exportCards = async () => {
    const { fileName, fileUrl } = await client.exportCards({ format: 'apkg' });
    saveFile(fileName, await (await fetch(fileUrl!)).blob());
  };
  return (
    <div ref={view} className={styles.review} tabIndex={-1}>
      {card ? (
        <>
          <p className={styles.progress}>
            {reviewText('progress', { done: reviewed.length + 1, total: reviewed.length + cards.length })}
          </p>
          <CardQuestion key={`${card.cardId} ${reviewed.length}`} card={card} isBusy={isBusy} onRate={rate} onOpen={onOpen} />
        </>
      ) : (
        <Notice
          icon={Brain}
          title={reviewText(dueCount > 0 ? 'enough' : 'none')}
          actions={dueCount > 0 && <Button onClick={addMore}>{reviewText('continue')}</Button>}
        >
          {dueCount > 0 ? reviewText('more', { count: dueCount }) : reviewText('none.body')}
        </Notice>
      )}
      {failure && <p role="alert">{inlineFailureText(failure)}</p>}
      <div className={styles.actions}>
        {reviewed.length > 0 && (
          <Button icon={Undo2} variant="quiet" aria-disabled={isBusy} onClick={undo}>
            {reviewText('undo')}
          </Button>
        )}
        {card && (
          <Button icon={Trash2} variant="quiet" aria-disabled={isBusy} onClick={remove}>
            {reviewText('delete')}
          </Button>
        )}
        {count > 0 && (
          <Button icon={Download} variant="quiet" onClick={() => void attempt(exportCards)}>
            {reviewText('export')}
          </Button>
        )}
      </div>
    </div>
  );
}
