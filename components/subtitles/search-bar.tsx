import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import type { Ref } from 'react';
import { readingText } from '../i18n/reading-text.ts';
import { IconButton } from '../ui/button.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import styles from './search-bar.module.css';

/** The search field of the transcript, with the number of matches and buttons to step through them. */
export function SearchBar({
  input,
  query,
  count,
  current,
  onQuery,
  onStep,
}: {
  input: Ref<HTMLInputElement>;
  query: string;
  count: number;
  current: number;
  onQuery: (query: string) => void;
  onStep: (step: 1 | -1) => void;
}) {
  const active = query.trim() !== '';
  return (
    <SearchBox
      input={input}
      label={readingText('subtitles.search')}
      query={query}
      onQuery={onQuery}
      onEnter={({ shiftKey }) => onStep(shiftKey ? -1 : 1)}
    >
      <span role="status" className={styles.count} data-matches={active ? count : undefined}>
        {active && readingText('subtitles.matches', { count, current: current + 1 })}
      </span>
      {active && (
        <>
          <IconButton
            icon={ChevronUp}
            label={readingText('subtitles.previous')}
            disabled={count === 0}
            onClick={() => onStep(-1)}
          />
          <IconButton icon={ChevronDown} label={readingText('subtitles.next')} disabled={count === 0} onClick={() => onStep(1)} />
        </>
      )}
    </SearchBox>
  );
}
