import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { t } from '../i18n/t.ts';
import { IconButton } from './button.tsx';
import styles from './search-box.module.css';

/** A search field. The key "/" focuses it; Escape clears it, then leaves it. */
export function SearchBox({
  input,
  label,
  query,
  onQuery,
  onEnter,
  children,
}: {
  input: Ref<HTMLInputElement>;
  label: string;
  query: string;
  onQuery: (query: string) => void;
  onEnter?: (event: KeyboardEvent) => void;
  /** Content behind the query. */
  children?: ReactNode;
}) {
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && onEnter) onEnter(event);
    else if (event.key === 'Escape' && query) onQuery('');
    else if (event.key === 'Escape') event.currentTarget.blur();
    else return;
    event.preventDefault();
  };
  // The button disappears with the query.
  const clear = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('search')?.querySelector('input')?.focus();
    onQuery('');
  };
  return (
    <search className={styles.box}>
      <Search size={15} aria-hidden />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        spellCheck={false}
        maxLength={500}
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts="/"
        value={query}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={onKey}
      />
      {children}
      {query ? (
        <IconButton icon={X} label={t('search.clear')} onClick={clear} />
      ) : (
        <kbd className={styles.key} aria-hidden>
          /
        </kbd>
      )}
    </search>
  );
}
