import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect, useRef } from 'react';
import { readingText } from '../i18n/reading-text.ts';
import { IconButton } from '../ui/button.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import styles from './search-bar.module.css';
import type { SubtitleSearch } from './use-search.ts';

/** The search field of the transcript, with the number of matches and buttons to step through them. */
export function SearchBar({
  search: { query, matches, current, search, step },
  isWanted,
  onFocus,
}: {
  search: SubtitleSearch;
  /** Whether the field takes the focus, after which it calls `onFocus`. */
  isWanted: boolean;
  onFocus: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    input.current?.focus();
    input.current?.select();
    onFocus();
  }, [isWanted, onFocus]);

  const active = query.trim() !== '';
  const count = matches.length;
  return (
    <SearchBox
      input={input}
      label={readingText('subtitles.search')}
      query={query}
      onQuery={search}
      onEnter={({ shiftKey }) => step(shiftKey ? -1 : 1)}
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
            onClick={() => step(-1)}
          />
          <IconButton icon={ChevronDown} label={readingText('subtitles.next')} disabled={count === 0} onClick={() => step(1)} />
        </>
      )}
    </SearchBox>
  );
}
