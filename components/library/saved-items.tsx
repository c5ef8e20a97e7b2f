import BookMarked from 'lucide-react/icons/book-marked';
import SearchX from 'lucide-react/icons/search-x';
import { useApp } from '../app/app-context.ts';
import { libraryText } from '../i18n/library-text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { LibraryViewState } from './library-view-state.ts';
import styles from './saved-items.module.css';
import { SavedList } from './saved-list.tsx';
import type { JumpTarget } from './search-results.tsx';
import { countFilters, type Order } from './select-items.ts';
import { useLibraryActions } from './use-library-actions.tsx';
import { useSavedIds } from './use-saved-ids.ts';

const orders: Order[] = ['newest', 'oldest', 'changed'];

/** The saved items that match the filters. */
export function SavedItems({
  viewState,
  onChange,
  onOpen,
}: {
  viewState: LibraryViewState;
  onChange: (change: Partial<LibraryViewState>) => void;
  onOpen: (contentId: string, target?: JumpTarget) => void;
}) {
  const { loadItem } = useApp();
  const { filters, order, offset } = viewState;
  const ids = useSavedIds(filters, order);
  const { actions, dialogs, banner } = useLibraryActions();
  if (!ids) return <Skeleton />;
  // The library of a browser without the extension, which has nothing to start.
  const isCopy = loadItem !== undefined;
  const isFiltered = countFilters(filters) > 0;

  return (
    <>
      {banner}
      {ids.length > 0 && (
        <div className={styles.head}>
          <span>{libraryText('count', { count: ids.length })}</span>
          <select
            aria-label={libraryText('order')}
            value={order}
            onChange={({ target }) => onChange({ order: target.value as Order })}
          >
            {orders.map((name) => (
              <option key={name} value={name}>
                {libraryText(`order.${name}`)}
              </option>
            ))}
          </select>
        </div>
      )}
      {ids.length > 0 ? (
        <SavedList
          key={JSON.stringify([filters, order])}
          ids={ids}
          actions={actions}
          onOpen={(contentId, view) => onOpen(contentId, { view })}
          offset={offset}
          onOffset={(scrolled) => scrolled !== offset && onChange({ offset: scrolled })}
        />
      ) : isFiltered ? (
        <Notice
          icon={SearchX}
          title={libraryText('filtered.none')}
          actions={<Button onClick={() => onChange({ filters: {} })}>{libraryText('filter.clear')}</Button>}
        >
          {libraryText('filtered.none.body')}
        </Notice>
      ) : (
        <Notice icon={BookMarked} title={libraryText('empty.title')}>
          {libraryText(isCopy ? 'empty.body.web' : 'empty.body')}
        </Notice>
      )}
      {dialogs}
    </>
  );
}
