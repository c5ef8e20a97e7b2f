import ListFilter from 'lucide-react/icons/list-filter';
import type { Ref } from 'react';
import { libraryText } from '../i18n/library-text.ts';
import { Button } from '../ui/button.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import styles from './search-field.module.css';
import { countFilters, type Filters } from './select-items.ts';

/** The search field of the library, and the toggle of the filters. */
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
  /** Shows or hides the filters; undefined where there is nothing to filter. */
  onFiltering: ((isFiltering: boolean) => void) | undefined;
}) {
  const count = countFilters(filters);
  return (
    <div className={styles.bar}>
      <SearchBox input={input} label={libraryText('search')} query={keyword} onQuery={onKeyword} />
      {onFiltering && (
        <Button
          icon={ListFilter}
          aria-expanded={isFiltering}
          className={count > 0 ? styles.filtered : undefined}
          onClick={() => onFiltering(!isFiltering)}
        >
          {count > 0 ? libraryText('filter.count', { count }) : libraryText('filter')}
        </Button>
      )}
    </div>
  );
}
