import { Fragment, useRef } from 'react';
import type { Cue } from '../../lib/contract/cue.ts';
import { groupIntoParagraphs } from '../../lib/records/group-into-paragraphs.ts';
import type { CitedLine, SummaryChapter } from '../../lib/records/summary.ts';
import { clockTime } from '../i18n/time.ts';
import { writingText } from '../i18n/writing-text.ts';
import { CitationCard } from '../summary/citation-card.tsx';
import { citations } from '../summary/citations.ts';
import { type OpenCard, useOpenCard } from '../summary/use-open-card.ts';
import { type Seek, TimeButton } from '../ui/time-button.tsx';
import { useRoving } from '../ui/use-roving.ts';
import styles from './article-view.module.css';

/**
 * The chapters of an article as prose, with a time button after each sentence. Chapters without prose show excerpts of
 * the transcript.
 */
export function ArticleView({
  chapters,
  isProse,
  language,
  cues,
  seek,
}: {
  chapters: SummaryChapter[];
  isProse: (chapter: SummaryChapter) => boolean;
  language: string;
  cues: Cue[];
  seek: Seek;
}) {
  const article = useRef<HTMLElement>(null);
  useRoving(article, '[data-seek]');
  const openCard = useOpenCard(article);
  let count = 0;
  const numbered = chapters.map((chapter) => ({
    ...chapter,
    isProse: isProse(chapter),
    lines: chapter.lines.map((line) => ({ ...line, number: count++ })),
  }));
  const sentence = (line: NumberedLine) => <Sentence key={line.number} line={line} cues={cues} seek={seek} openCard={openCard} />;

  return (
    <article ref={article} className={styles.article} lang={language || undefined} dir="auto">
      {!numbered.some((chapter) => chapter.isProse) && <p className={styles.label}>{writingText('article.excerpts')}</p>}
      {numbered.map(({ start, title, isProse, lines }) => (
        <Fragment key={start}>
          <h2 dir="auto">
            <button type="button" data-seek={start} className={styles.title} onClick={() => seek.to(start)}>
              {title || clockTime(start)}
            </button>
          </h2>
          {isProse
            ? groupIntoParagraphs(lines).map((paragraph) => (
                <div key={paragraph[0]?.number} className={styles.paragraph}>
                  {paragraph.map(sentence)}
                </div>
              ))
            : lines.map((line) => (
                <blockquote key={line.number} className={styles.paragraph}>
                  {sentence(line)}
                </blockquote>
              ))}
        </Fragment>
      ))}
    </article>
  );
}

/** A sentence with its number in the article. */
interface NumberedLine extends CitedLine {
  number: number;
}

function Sentence({
  line,
  cues,
  seek,
  openCard,
}: {
  line: NumberedLine;
  cues: Cue[];
  seek: Seek;
  openCard: OpenCard | undefined;
}) {
  const [first, ...others] = citations(line.cites, cues);
  const isOpen = first && openCard?.index === line.number;
  return (
    <>
      <span className={styles.sentence} data-line={line.number}>
        {isOpen && openCard.above && <CitationCard passages={[first, ...others]} place="over" />}
        {line.text}
        {first && <TimeButton time={first.startTime} seek={seek} />}
        {isOpen && !openCard.above && <CitationCard passages={[first, ...others]} place="under" />}
      </span>{' '}
    </>
  );
}
