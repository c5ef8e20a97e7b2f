import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Folders from 'lucide-react/icons/folders';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { LibraryItem } from '../../lib/ports/live-queries.ts';
import type { Collection } from '../../lib/records/collection.ts';
import { trashRetentionMs } from '../../lib/records/trash-retention.ts';
import { useApp } from '../app/app-context.ts';
import { useLive } from '../app/use-live.ts';
import { useFailureBanner } from '../failure/use-failure-banner.tsx';
import { libraryText } from '../i18n/library-text.ts';
import { t } from '../i18n/t.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Cover } from './cover.tsx';
import { titleOf } from './title-of.ts';
import styles from './trash.module.css';
import { useSavedIds } from './use-saved-ids.ts';

/** Number of items per page. */
const pageSize = 50;

/** The deleted items and collections that can still be restored. */
export function Trash() {
  const { client, now } = useApp();
  const ids = useSavedIds({}, 'changed', true);
  const [count, setCount] = useState(pageSize);
  const items = useLive((live) => live.items(ids?.slice(0, count) ?? []), [ids, count]);
  const collections = useLive((live) => live.trashedCollections(now() - trashRetentionMs), [now]);
  const [itemToDelete, setItemToDelete] = useState<LibraryItem>();
  const { attempt, banner } = useFailureBanner();
  if (!ids || !items || !collections) return <Skeleton />;
  if (ids.length + collections.length === 0) {
    return (
      <Notice icon={Trash2} title={libraryText('trash.none')}>
        {libraryText('trash.hint')}
      </Notice>
    );
  }
  return (
    <>
      {banner}
      <p className={styles.hint}>{libraryText('trash.hint')}</p>
      <ul className={styles.items}>
        {collections.toSorted(lastDeletedFirst).map(({ id, name }) => (
          <li key={id} data-trashed={id}>
            <Folders className={styles.cover} aria-hidden />
            <h2 dir="auto">{name}</h2>
            <RestoreButton title={name} onClick={() => attempt(() => client.restoreCollection({ id }))} />
          </li>
        ))}
        {items.map((item) => {
          const { contentId } = item.saved;
          const title = titleOf(item);
          return (
            <li key={contentId} data-trashed={contentId}>
              <span className={styles.cover}>
                <Cover kind={item.content.kind} coverUrl={item.content.coverUrl} sourceUrl={item.content.sourceUrl} />
              </span>
              <h2 dir="auto">{title}</h2>
              <RestoreButton title={title} onClick={() => attempt(() => client.restoreVideo({ id: contentId }))} />
              <IconButton
                icon={Trash2}
                label={libraryText('trash.deleteNamed', { title })}
                onClick={() => setItemToDelete(item)}
              />
            </li>
          );
        })}
      </ul>
      {ids.length > count && (
        <p className={styles.more}>
          <Button onClick={() => setCount(count + pageSize)}>{libraryText('notes.more')}</Button>
        </p>
      )}
      {itemToDelete && (
        <Dialog
          title={libraryText('trash.confirm')}
          onClose={() => setItemToDelete(undefined)}
          actions={
            <>
              <Button onClick={() => setItemToDelete(undefined)}>{t('action.cancel')}</Button>
              <Button
                variant="danger"
                onClick={() => {
                  attempt(() => client.deleteVideo({ id: itemToDelete.saved.contentId, forever: true }));
                  setItemToDelete(undefined);
                }}
              >
                {libraryText('trash.delete')}
              </Button>
            </>
          }
        >
          <p>{libraryText('trash.confirm.body', { title: titleOf(itemToDelete) })}</p>
        </Dialog>
      )}
    </>
  );
}

const lastDeletedFirst = (a: Collection, b: Collection): number => b.deletedAt! - a.deletedAt!;

function RestoreButton({ title, onClick }: { title: string; onClick: () => void }) {
  return (
    <Button icon={ArchiveRestore} aria-label={libraryText('trash.restoreNamed', { title })} onClick={onClick}>
      {libraryText('trash.restore')}
    </Button>
  );
}
