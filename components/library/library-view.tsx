import { Content, Root } from '@radix-ui/react-tabs';
import Bookmark from 'lucide-react/icons/bookmark';
import Brain from 'lucide-react/icons/brain';
import Folder from 'lucide-react/icons/folder';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { useApp } from '../app/app-context.ts';
import { useLive } from '../app/use-live.ts';
import { libraryText } from '../i18n/library-text.ts';
import { t, uiDirection } from '../i18n/t.ts';
import { Frame } from '../item/frame.tsx';
import { OfflineBanner } from '../item/offline-banner.tsx';
import { useOnline } from '../item/use-online.ts';
import { QueueFooter } from '../queue/queue-footer.tsx';
import { TabList } from '../ui/tab-list.tsx';
import tabs from '../ui/tabs.module.css';
import { useHistoryState } from '../ui/use-history-state.ts';
import { useSearchKey } from '../ui/use-search-key.ts';
import { FilterBar } from './filter-bar.tsx';
import { initialViewState, type LibraryViewState, sections } from './library-view-state.ts';
import { NotesList } from './notes-list.tsx';
import { SavedItems } from './saved-items.tsx';
import { SearchField } from './search-field.tsx';
import { type JumpTarget, SearchResults } from './search-results.tsx';
import { Trash } from './trash.tsx';
import { useLibrarySearch } from './use-library-search.ts';

const icons = { saved: Bookmark, notes: NotebookPen, collections: Folder, review: Brain, trash: Trash2 } as const;

/** The library: saved items, notes, collections, review and trash, with search and filters. */
export function LibraryView({
  initialKeyword = '',
  collections,
  review,
  onOpen,
}: {
  initialKeyword?: string;
  /** The list of collections. */
  collections: ReactNode;
  /** The tab that reviews the due cards; absent in views without it. */
  review?: ReactNode;
  onOpen: (contentId: string, target?: JumpTarget) => void;
}) {
  const [viewState, setViewState] = useHistoryState('library', { ...initialViewState, keyword: initialKeyword });
  const { section, keyword, filters } = viewState;
  const { loadItem } = useApp();
  const online = useOnline();
  const input = useRef<HTMLInputElement>(null);
  const search = useLibrarySearch(useDeferredValue(keyword.trim() && keyword), filters);
  const isFavourite = useFavorites(filters.favourite ?? false);
  // Other sections have nothing that the filters select from.
  const isFilterable = section === 'saved' || keyword.trim() !== '';
  const change = (to: Partial<LibraryViewState>) => setViewState({ ...viewState, offset: 0, ...to });

  const offered = sections.filter((name) => name !== 'review' || review);

  useSearchKey(input);

  return (
    <Frame
      state={online ? 'ready' : 'offline'}
      header={
        <>
          <h1 className="hidden-text">{t('place.library')}</h1>
          <SearchField
            input={input}
            keyword={keyword}
            onKeyword={(keyword) => change({ keyword })}
            filters={filters}
            isFiltering={viewState.isFiltering}
            onFiltering={isFilterable ? (isFiltering) => change({ isFiltering }) : undefined}
          />
          {isFilterable && viewState.isFiltering && <FilterBar filters={filters} onChange={(filters) => change({ filters })} />}
        </>
      }
      footer={<QueueFooter />}
    >
      {!online && <OfflineBanner>{libraryText(loadItem ? 'offline.copy' : 'offline')}</OfflineBanner>}
      {keyword.trim() ? (
        <SearchResults search={search} isFavourite={isFavourite} onOpen={onOpen} />
      ) : (
        <Root
          dir={uiDirection}
          className={tabs.root}
          value={section}
          onValueChange={(value) => change({ section: value as LibraryViewState['section'] })}
        >
          <TabList
            label={libraryText('sections')}
            tabs={offered.map((name) => ({ value: name, label: libraryText(`section.${name}`), icon: icons[name] }))}
          />
          <Content value="saved" className={tabs.content}>
            <SavedItems viewState={viewState} onChange={change} onOpen={onOpen} />
          </Content>
          <Content value="notes" className={tabs.content}>
            <NotesList onOpen={(contentId) => onOpen(contentId, { view: 'notes' })} />
          </Content>
          <Content value="collections" className={tabs.content}>
            {collections}
          </Content>
          <Content value="review" className={tabs.content}>
            {review}
          </Content>
          <Content value="trash" className={tabs.content}>
            <Trash />
          </Content>
        </Root>
      )}
    </Frame>
  );
}

/** The search operation has no filter for favorites, so the view filters its hits. */
function useFavorites(isWanted: boolean): ((contentId: string) => boolean) | undefined {
  const items = useLive(async (live) => (isWanted ? live.allSaved() : undefined), [isWanted]);
  return useMemo(() => {
    const favorites = items && new Set(items.filter(({ favourite }) => favourite).map(({ contentId }) => contentId));
    return favorites && ((contentId: string) => favorites.has(contentId));
  }, [items]);
}
