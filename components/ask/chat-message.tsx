import { useCallback } from 'react';
import type { ChatMessage } from '../../lib/records/chat.ts';
import { notesText } from '../i18n/notes-text.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { LeftOut } from '../summary/left-out.tsx';
import type { OpenCard } from '../summary/use-open-card.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import type { Seek } from '../ui/time-button.tsx';
import styles from './ask-view.module.css';
import { CiteMark } from './cite-mark.tsx';
import { citationIndexOf, stripCiteMarks, withCiteLinks } from './cite-marks.ts';

/** Upper bound of citations in one answer, which makes citation numbers unique in the conversation. */
const maxCitations = 1000;

export function Question({ text }: { text: string }) {
  return (
    <li className={styles.question} data-message="user">
      <span className="hidden-text">{notesText('ask.you')}</span>
      <p dir="auto">{text}</p>
    </li>
  );
}

export function AnswerMessage({
  message,
  index,
  seek,
  onOpen,
  openCard,
}: {
  message: ChatMessage;
  index: number;
  seek?: Seek;
  onOpen?: (contentId: string, at: number) => void;
  /** The citation whose passage is shown. */
  openCard: OpenCard | undefined;
}) {
  const { content, citations, leftOut = [] } = message;
  const ownCard = openCard && Math.floor(openCard.index / maxCitations) === index ? openCard : undefined;
  const anchors = useCallback(
    (href: string) => {
      const at = citationIndexOf(href);
      const citation = at === undefined ? undefined : citations[at];
      if (at === undefined || !citation) return null;
      const number = index * maxCitations + at;
      const place = ownCard?.index === number ? (ownCard.above ? 'over' : 'under') : undefined;
      return <CiteMark citation={citation} number={number} seek={seek} onOpen={onOpen} place={place} />;
    },
    [citations, index, seek, onOpen, ownCard],
  );
  return (
    <li className={styles.answer} data-message="assistant">
      <span className="hidden-text">{notesText('ask.answer')}</span>
      {content ? (
        <>
          <Markdown text={withCiteLinks(content, citations.length)} anchors={anchors} />
          <CopyButton compact label={notesText('ask.copy')} text={() => stripCiteMarks(content, citations.length)} />
        </>
      ) : (
        <p className={styles.nothing}>{notesText('ask.nothing')}</p>
      )}
      {leftOut.length > 0 && (
        <small className={styles.leftOut}>
          <LeftOut count={leftOut.length} points={leftOut} />
        </small>
      )}
    </li>
  );
}
