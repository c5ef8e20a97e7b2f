import type { Citation } from '../../lib/records/chat.ts';
import { useLive } from '../app/use-live.ts';
import { notesText } from '../i18n/notes-text.ts';
import { clockTime } from '../i18n/time.ts';
import { useTranscript } from '../item/item-records.ts';
import { titleOf } from '../library/title-of.ts';
import { CitationCard } from '../summary/citation-card.tsx';
import { type Seek, TimeButton } from '../ui/time-button.tsx';
import styles from './ask-view.module.css';

/** A citation of an answer: a button that plays its moment or opens its item, and a card with the cited passage. */
export function CiteMark({
  citation,
  number,
  seek,
  onOpen,
  place,
}: {
  citation: Citation;
  /** Number among all citations of the conversation. */
  number: number;
  /** Seeks in the media item of the conversation. When absent, a citation shows the title of its item and opens that item. */
  seek?: Seek;
  onOpen?: (contentId: string, at: number) => void;
  /** Position of the card with the cited passage, while it is open. */
  place: 'over' | 'under' | undefined;
}) {
  const { contentId, startTime } = citation;
  return (
    <span className={styles.cite} data-line={number}>
      {seek ? <TimeButton time={startTime} seek={seek} /> : <OpenButton contentId={contentId} time={startTime} onOpen={onOpen} />}
      {place && <CitedPassage citation={citation} place={place} />}
    </span>
  );
}

function OpenButton({
  contentId,
  time,
  onOpen,
}: {
  contentId: string;
  time: number;
  onOpen?: (contentId: string, at: number) => void;
}) {
  const item = useLive((live) => live.items([contentId]), [contentId])?.[0];
  const title = item ? titleOf(item) : '';
  return (
    <button
      type="button"
      className={styles.open}
      data-seek={time}
      title={title}
      aria-label={notesText('ask.open', { title, time: clockTime(time) })}
      onClick={() => onOpen?.(contentId, time)}
    >
      <span className={styles.openTitle}>{title}</span> {clockTime(time)}
    </button>
  );
}

function CitedPassage({ citation, place }: { citation: Citation; place: 'over' | 'under' }) {
  const { contentId, trackId, from, to, startTime } = citation;
  const cues = useTranscript(contentId, trackId)?.cues.slice(from, to);
  if (!cues || cues.length === 0) return null;
  return <CitationCard passages={[{ from, to, startTime, text: cues.map(({ text }) => text).join(' ') }]} place={place} />;
}
