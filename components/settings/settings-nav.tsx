import { useRef, useState } from 'react';
import { settingsText } from '../i18n/settings-text.ts';
import { SearchBox } from '../ui/search-box.tsx';
import { useSearchKey } from '../ui/use-search-key.ts';
import styles from './settings-nav.module.css';
import { findSettings, type SettingsPageId, settingsPages } from './settings-sections.ts';

/** The links to the settings pages, and a search over all of them. Search results replace the links. */
export function SettingsNav({ current }: { current: SettingsPageId }) {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useSearchKey(input);
  const isSearching = query.trim() !== '';
  const found = isSearching ? findSettings(query) : [];
  // Without a result the pages stay in reach.
  const hasResults = found.length > 0;
  const links = hasResults
    ? found.map(({ id, page, title, matches }) => ({ id, title, hint: [settingsText(`pages.${page}`), ...matches].join(' · ') }))
    : settingsPages.map((id) => ({ id, title: settingsText(`pages.${id}`), hint: undefined }));

  return (
    <nav className={styles.nav} aria-label={settingsText('settings.parts')}>
      <SearchBox
        input={input}
        label={settingsText('settings.search')}
        query={query}
        onQuery={setQuery}
        onEnter={() => list.current?.querySelector('a')?.click()}
      />
      <p role="status" className={isSearching && !hasResults ? styles.none : 'hidden-text'}>
        {isSearching && settingsText('settings.found', { count: found.length })}
      </p>
      <ul ref={list} className={hasResults ? styles.found : styles.pages}>
        {links.map(({ id, title, hint }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'page' : undefined} onClick={() => setQuery('')}>
              {title}
              {hint && <span className={styles.hint}>{hint}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
