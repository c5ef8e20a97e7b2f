import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Star from 'lucide-react/icons/star';
import type { Ref } from 'react';
import type { LibraryItem } from '../../lib/ports/live-queries.ts';
import { day } from '../i18n/formats.ts';
import { libraryText } from '../i18n/library-text.ts';
import { t } from '../i18n/t.ts';
import { IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import row from '../ui/row.module.css';
import { Cover } from './cover.tsx';
import styles from './saved-row.module.css';
import { titleOf } from './title-of.ts';
import type { LibraryActions } from './use-library-actions.tsx';

/** The row of a saved item. A click anywhere opens it; its title is the button for the keyboard. */
export function SavedRow({
  item,
  index,
  count,
  top,
  measure,
  isTabStop,
  isSelected,
  onOpen,
  onSelect,
  actions,
}: {
  /** Undefined until it is read. */
  item: LibraryItem | undefined;
  index: number;
  count: number;
  /** Distance from the top of the list (pixels). */
  top: number;
  measure: Ref<HTMLLIElement>;
  isTabStop: boolean;
  isSelected: boolean;
  onOpen: (contentId: string, view?: 'notes') => void;
  onSelect: (contentId: string, isRange: boolean) => void;
  actions: LibraryActions;
}) {
  const place = {
    ref: measure,
    className: styles.row,
    style: { transform: `translateY(${top}px)` },
    'data-index': index,
    'aria-setsize': count,
    'aria-posinset': index + 1,
  };
  if (!item) return <li {...place} aria-busy />;
  const { saved, content, note } = item;
  const { contentId, favourite, tags, createdAt } = saved;
  const title = titleOf(item);
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <li {...place} data-saved-item={contentId} data-selected={isSelected || undefined}>
      <div className={styles.text}>
        <h2 dir="auto">
          <button type="button" className={row.title} tabIndex={tabIndex} onClick={() => onOpen(contentId)}>
            {title}
          </button>
        </h2>
        <p className={row.facts}>
          {content.author && <span dir="auto">{content.author}</span>}
          <time dateTime={new Date(createdAt).toISOString()}>{day(createdAt)}</time>
        </p>
        {(tags.length > 0 || note) && (
          <p className={styles.marks}>
            {note && (
              <button type="button" className={styles.note} tabIndex={tabIndex} onClick={() => onOpen(contentId, 'notes')}>
                <NotebookPen size={12} aria-hidden />
                {t('tabs.notes')}
              </button>
            )}
            {tags.map((tag) => (
              <span key={tag} dir="auto">
                {tag}
              </span>
            ))}
          </p>
        )}
      </div>
      <div className={styles.cover}>
        <Cover
          kind={content.kind}
          coverUrl={content.coverUrl}
          sourceUrl={content.sourceUrl}
          duration={content.duration}
          tabIndex={tabIndex}
        />
        <label className={styles.select}>
          <input
            type="checkbox"
            tabIndex={tabIndex}
            checked={isSelected}
            aria-label={libraryText('select', { title })}
            onClick={({ shiftKey }) => onSelect(contentId, shiftKey)}
            onChange={() => undefined}
          />
        </label>
      </div>
      <div className={styles.actions}>
        <IconButton
          icon={Star}
          label={libraryText(favourite ? 'favourite.remove' : 'favourite.add')}
          tabIndex={tabIndex}
          aria-pressed={favourite}
          onClick={() => actions.favourite([contentId], !favourite)}
        />
        <Menu icon={EllipsisVertical} label={libraryText('more', { title })} items={actions.menuOf(item)} tabIndex={tabIndex} />
      </div>
    </li>
  );
}
