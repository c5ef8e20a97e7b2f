import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import ExternalLink from 'lucide-react/icons/external-link';
import FolderMinus from 'lucide-react/icons/folder-minus';
import GripVertical from 'lucide-react/icons/grip-vertical';
import ListVideo from 'lucide-react/icons/list-video';
import { useRef, useState } from 'react';
import type { LibraryItem } from '../../lib/ports/live-queries.ts';
import { useApp } from '../app/app-context.ts';
import { openWebPage } from '../app/open-web-page.ts';
import { useQueue } from '../app/use-queue.ts';
import { useFailureBanner } from '../failure/use-failure-banner.tsx';
import { libraryText } from '../i18n/library-text.ts';
import { t } from '../i18n/t.ts';
import { Cover } from '../library/cover.tsx';
import { titleOf } from '../library/title-of.ts';
import { Menu } from '../ui/menu.tsx';
import { Notice } from '../ui/notice.tsx';
import row from '../ui/row.module.css';
import { useUndo } from '../ui/undo.tsx';
import { useRoving } from '../ui/use-roving.ts';
import styles from './collection-items.module.css';
import { readItems } from './read-items.ts';
import { useReorder } from './use-reorder.ts';

/** The items of a collection in the user's order, which dragging and the row menus change. */
export function CollectionItems({
  collectionId,
  items,
  onOpen,
}: {
  collectionId: string;
  items: LibraryItem[];
  onOpen: (contentId: string) => void;
}) {
  const { client, live } = useApp();
  const list = useRef<HTMLOListElement>(null);
  const { attempt, banner } = useFailureBanner();
  const enqueue = useQueue();
  const [moved, setMoved] = useState('');
  const { offer, strip } = useUndo();
  const ids = items.map(({ saved }) => saved.contentId);

  /** Makes a change from the stored order of the items, which may be newer than the shown one. */
  const change = (make: (ids: string[]) => Promise<void>) =>
    attempt(() => enqueue(async () => make((await readItems(live, collectionId)).map(({ saved }) => saved.contentId))));
  const moveBefore = async (contentId: string, before: string | undefined, ids: string[]) => {
    await client.moveItem({ collectionId, contentId, ...(before !== undefined && { before }) });
    const place = before === undefined ? ids.length : ids.filter((id) => id !== contentId).indexOf(before) + 1;
    setMoved(libraryText('collection.moved', { place, count: ids.length }));
  };
  const move = (contentId: string, before: string | undefined) => change((ids) => moveBefore(contentId, before, ids));
  const step = (contentId: string, by: -1 | 1) =>
    change(async (ids) => {
      const to = ids.indexOf(contentId) + by;
      if (to >= 0 && to < ids.length) await moveBefore(contentId, ids[by > 0 ? to + 1 : to], ids);
    });
  const remove = (contentId: string) =>
    change(async (ids) => {
      const next = ids[ids.indexOf(contentId) + 1];
      await client.removeItem({ collectionId, contentId });
      const restore = async () => {
        await client.addItem({ collectionId, contentId });
        if (next !== undefined) await client.moveItem({ collectionId, contentId, before: next });
      };
      offer({ text: libraryText('collection.removed'), undo: () => change(restore) });
    });
  const menuOf = ({ saved: { contentId }, content }: LibraryItem) => {
    const at = ids.indexOf(contentId);
    return [
      { icon: ExternalLink, label: t('action.openPage'), onSelect: () => openWebPage(content.sourceUrl) },
      ...(at > 0 ? [{ icon: ArrowUp, label: libraryText('collection.up'), onSelect: () => step(contentId, -1) }] : []),
      ...(at < ids.length - 1
        ? [{ icon: ArrowDown, label: libraryText('collection.down'), onSelect: () => step(contentId, 1) }]
        : []),
      { icon: FolderMinus, label: libraryText('collection.remove'), onSelect: () => remove(contentId) },
    ];
  };
  const dropPosition = useReorder(list, ids, { onMove: move, onStep: step });
  useRoving(list, 'h2 button');

  return (
    <>
      {banner}
      <p role="status" className="hidden-text">
        {moved}
      </p>
      <ol ref={list} className={styles.items} data-drop-position={dropPosition && !dropPosition.before ? 'end' : undefined}>
        {items.map((item) => {
          const { contentId } = item.saved;
          const { kind, coverUrl, sourceUrl, duration, author } = item.content;
          return (
            <li
              key={contentId}
              className={styles.item}
              draggable
              data-id={contentId}
              data-drop-position={dropPosition?.before === contentId || undefined}
            >
              <GripVertical size={16} aria-hidden />
              <Cover kind={kind} coverUrl={coverUrl} sourceUrl={sourceUrl} duration={duration} />
              <div className={styles.text}>
                <h2 dir="auto">
                  <button
                    type="button"
                    className={row.title}
                    aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                    onClick={() => onOpen(contentId)}
                  >
                    {titleOf(item)}
                  </button>
                </h2>
                {author && <p dir="auto">{author}</p>}
              </div>
              <Menu icon={EllipsisVertical} label={libraryText('more', { title: titleOf(item) })} items={menuOf(item)} />
            </li>
          );
        })}
      </ol>
      {items.length === 0 && (
        <Notice icon={ListVideo} title={libraryText('collection.empty')}>
          {libraryText('collection.empty.body')}
        </Notice>
      )}
      {strip}
    </>
  );
}
