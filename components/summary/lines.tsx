import { use, useEffect, useRef } from 'react';
import type { Cue } from '../../lib/contract/cue.ts';
import type { CitedLine } from '../../lib/records/summary.ts';
import { writingText } from '../i18n/writing-text.ts';
import { QuoteButton } from '../quote/quote-button.tsx';
import { RememberContext } from '../quote/quote-context.ts';
import { type Seek, TimeButton } from '../ui/time-button.tsx';
import { useRoving } from '../ui/use-roving.ts';
import { CitationCard } from './citation-card.tsx';
import { citations } from './citations.ts';
import styles from './lines.module.css';
import { useOpenCard } from './use-open-card.ts';

/** The lines of a summary with the times of their citations. Hover or focus shows the cited passages. */
export function Lines({ lines, cues, language, seek }: { lines: CitedLine[]; cues: Cue[]; language: string; seek: Seek }) {
  const renderRemember = use(RememberContext);
  const list = useRef<HTMLUListElement>(null);
  useRoving(list, '[data-seek]');
  const openCard = useOpenCard(list);
  // Benchmarks measure the time from the click to the summary with this mark.
  useEffect(() => void performance.mark('summary-shown'), []);
  return (
    <ul ref={list} className={styles.lines} lang={language || undefined}>
      {lines.map((line, index) => {
        const [first, ...others] = citations(line.cites, cues);
        return (
          <li
            key={`${line.cites} ${line.text}`}
            className={styles.line}
            data-line={index}
            data-rememberable={renderRemember && line.cites.length > 0}
          >
            <span className={styles.margin}>{first && <TimeButton time={first.startTime} seek={seek} />}</span>
            <p dir="auto">
              {line.text}
              {line.isUnsupported && <small> {writingText('line.unsupported')}</small>}
              {others.map(({ from, startTime }) => (
                <span key={from} className={styles.other}>
                  {' '}
                  <TimeButton time={startTime} seek={seek} />
                </span>
              ))}
            </p>
            {first && <QuoteButton text={line.text} time={first.startTime} />}
            {first && renderRemember?.({ text: line.text, time: first.startTime })}
            {first && openCard?.index === index && (
              <CitationCard passages={[first, ...others]} cues={cues} place={openCard.above ? 'above' : 'below'} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
