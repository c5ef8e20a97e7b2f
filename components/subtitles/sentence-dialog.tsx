import Brain from 'lucide-react/icons/brain';
import type { Transcript } from '../../lib/records/transcript.ts';
import { useApp } from '../app/app-context.ts';
import { useResult } from '../app/use-result.ts';
import { FailureNotice } from '../failure/failure-views.ts';
import { libraryText } from '../i18n/library-text.ts';
import { readingText } from '../i18n/reading-text.ts';
import { reviewText } from '../i18n/review-text.ts';
import { t } from '../i18n/t.ts';
import { useCard } from '../review/use-card.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Moment } from '../ui/moment.tsx';
import { sentenceAt } from './sentence-at.ts';
import styles from './sentence-dialog.module.css';

const maxPassages = 10;
/** Language of segmentation where that of the transcript is unknown. */
const unknownLanguage = 'und';

/** The dialog of a cue's sentence: other items of the library that say it too, and the button that remembers it. */
export default function SentenceDialog({
  transcript: { contentId, cues, language },
  index,
  onClose,
}: {
  transcript: Transcript;
  /** Index of the cue. */
  index: number;
  onClose: () => void;
}) {
  const { text, startTime } = cues[index]!;
  const sentence = sentenceAt(cues, index, Math.floor(text.length / 2), language || unknownLanguage);
  const card = useCard(contentId, 'quote');
  return (
    <Dialog
      title={readingText('sentence.open')}
      onClose={onClose}
      actions={
        <Button icon={Brain} disabled={card.isAdded} onClick={() => card.add({ text: sentence, startTime })}>
          {reviewText('remember')}
        </Button>
      }
    >
      <blockquote dir="auto" className={styles.sentence}>
        {sentence}
      </blockquote>
      <p role="status" className={styles.status}>
        {card.message}
      </p>
      <h3 className={styles.heading}>{libraryText('passages')}</h3>
      <Passages contentId={contentId} text={sentence} />
    </Dialog>
  );
}

function Passages({ contentId, text }: { contentId: string; text: string }) {
  const { navigation } = useApp();
  const { result: found, failure } = useResult(
    (client, options) => client.findPassages({ contentId, text, limit: maxPassages }, options),
    [contentId, text],
  );
  if (failure) return <FailureNotice failure={failure} />;
  if (!found || found.passages.length === 0)
    return (
      <p role="status" className={styles.status}>
        {libraryText(!found ? 'related.running' : found.isTooShort ? 'passages.short' : 'passages.none')}
      </p>
    );
  return (
    <ul className={styles.passages}>
      {found.passages.map(({ contentId: id, title, text: passage, startTime }) => (
        <li key={id} data-passage={id}>
          <span dir="auto" className={styles.title}>
            {title || t('media.untitled')}
          </span>
          <Moment time={startTime} text={passage} onOpen={() => navigation.openReader(id, startTime)} />
        </li>
      ))}
    </ul>
  );
}
