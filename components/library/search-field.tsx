import ListFilter from 'lucide-react/icons/list-filter';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent, Ref } from 'react';
import { libraryText } from '../i18n/library-text.ts';
import { t } from '../i18n/t.ts';
import { Button, IconButton } from '../ui/button.tsx';
import styles from './search-field.module.css';
import { countFilters, type Filters } from './shelf.ts';

/** What is searched for among all that is kept, and the way to the filters. */
export function SearchField({
  input,
  keyword,
  onKeyword,
  filters,
  isFiltering,
  onFiltering,
}: {
  input: Ref<HTMLInputElement>;
  keyword: string;
  onKeyword: (keyword: string) => void;
  filters: Filters;
  isFiltering: boolean;
  onFiltering: (isFiltering: boolean) => void;
}) {
  const count = countFilters(filters);
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (keyword) onKeyword('');
    else event.currentTarget.blur();
  };
  return (
    <div className={styles.bar}>
      <search className={styles.search}>
        <Search size={15} aria-hidden />
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          spellCheck={false}
          maxLength={500}
          aria-label={libraryText('search')}
          placeholder={libraryText('search')}
          aria-keyshortcuts="/"
          value={keyword}
          onChange={({ target }) => onKeyword(target.value)}
          onKeyDown={onKey}
        />
        {keyword ? (
          <IconButton icon={X} label={t('subtitles.clear')} onClick={() => onKeyword('')} />
        ) : (
          <kbd className={styles.key} aria-hidden>
            /
          </kbd>
        )}
      </search>
      <Button
        icon={ListFilter}
        aria-expanded={isFiltering}
        className={count > 0 ? styles.filtered : undefined}
        onClick={() => onFiltering(!isFiltering)}
      >
        {count > 0 ? libraryText('filter.count', { count }) : libraryText('filter')}
      </Button>
    </div>
  );
}
