import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent, Ref } from 'react';
import { t } from '../i18n/t.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './search-bar.module.css';

/** What is searched for, how often it is there, and the way from one place to the next. */
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
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape' && query) onQuery('');
    else if (event.key === 'Escape') event.currentTarget.blur();
    else return;
    event.preventDefault();
  };
  return (
    <search className={styles.search}>
      <Search size={15} aria-hidden />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        spellCheck={false}
        aria-label={t('subtitles.search')}
        placeholder={t('subtitles.search')}
        aria-keyshortcuts="/"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKey}
      />
      <span role="status" className={styles.count} data-matches={active ? count : undefined}>
        {active && t('subtitles.matches', { count, current: current + 1 })}
      </span>
      {active ? (
        <>
          <IconButton icon={ChevronUp} label={t('subtitles.previous')} disabled={count === 0} onClick={() => onStep(-1)} />
          <IconButton icon={ChevronDown} label={t('subtitles.next')} disabled={count === 0} onClick={() => onStep(1)} />
          <IconButton icon={X} label={t('subtitles.clear')} onClick={() => onQuery('')} />
        </>
      ) : (
        <kbd className={styles.key} aria-hidden>
          /
        </kbd>
      )}
    </search>
  );
}
