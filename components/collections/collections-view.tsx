import FolderPlus from 'lucide-react/icons/folder-plus';
import FolderSymlink from 'lucide-react/icons/folder-symlink';
import Folders from 'lucide-react/icons/folders';
import { useEffect, useState } from 'react';
import type { LiveQueries } from '../../lib/ports/live-queries.ts';
import { useAccountStatus } from '../account/use-account-status.ts';
import { useApp } from '../app/app-context.ts';
import { useLive } from '../app/use-live.ts';
import { libraryText } from '../i18n/library-text.ts';
import { Cover } from '../library/cover.tsx';
import { maxCollections } from '../library/max-collections.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import row from '../ui/row.module.css';
import { Skeleton } from '../ui/skeleton.tsx';
import { AddSharedDialog } from './add-shared-dialog.tsx';
import { CollectionDialog } from './collection-dialog.tsx';
import styles from './collections-view.module.css';

/** The user's collections and those that other users share with them, newest change first. */
export default function CollectionsView({ onOpen }: { onOpen: (collectionId: string) => void }) {
  const { client, account } = useApp();
  const collections = useLive(readCollections);
  const [openDialog, setOpenDialog] = useState<'new' | 'shared'>();
  const isSignedIn = useAccountStatus()?.state === 'signedIn';
  // Syncs on opening, because collections may have been added on the server or changed by their owners.
  useEffect(() => {
    if (isSignedIn) void account.sync().catch(() => undefined);
  }, [account, isSignedIn]);
  if (!collections) return <Skeleton />;
  const addButtons = (
    <>
      <Button variant="primary" icon={FolderPlus} onClick={() => setOpenDialog('new')}>
        {libraryText('collection.newButton')}
      </Button>
      <Button icon={FolderSymlink} onClick={() => setOpenDialog('shared')}>
        {libraryText('collection.add')}
      </Button>
    </>
  );
  return (
    <>
      {collections.length > 0 ? (
        <>
          <div className={styles.head}>{addButtons}</div>
          <ul className={styles.collections}>
            {collections.map(({ id, name, description, isPublic, isShared, count, cover }) => (
              <li key={id} className={styles.collection} data-collection={id} data-shared={isShared || undefined}>
                <span className={styles.cover}>
                  <Cover kind={cover?.kind} coverUrl={cover?.coverUrl} sourceUrl={cover?.sourceUrl} />
                </span>
                <div className={styles.text}>
                  <h2 dir="auto">
                    <button type="button" className={row.whole} onClick={() => onOpen(id)}>
                      {name}
                    </button>
                  </h2>
                  <p className={styles.facts}>
                    {libraryText('count', { count })}
                    {isShared ? ` · ${libraryText('collection.shared')}` : isPublic && ` · ${libraryText('collection.public')}`}
                  </p>
                  {description && (
                    <p className={styles.description} dir="auto">
                      {description}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Notice icon={Folders} title={libraryText('collection.none')} actions={addButtons}>
          {libraryText('collection.none.body')}
        </Notice>
      )}
      {openDialog === 'new' && (
        <CollectionDialog
          onSave={async (row) => onOpen((await client.createCollection(row)).id)}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {openDialog === 'shared' && <AddSharedDialog onAdded={onOpen} onClose={() => setOpenDialog(undefined)} />}
    </>
  );
}

async function readCollections(live: LiveQueries) {
  const [own, shared] = await Promise.all([live.listCollections({ limit: maxCollections }), live.shared.collections()]);
  const ids = new Set(own.map(({ id }) => id));
  const rows = await Promise.all([
    ...own.map(async (collection) => {
      const items = await live.listItems(collection.id);
      const [first] = await live.items(items.slice(0, 1).map(({ contentId }) => contentId));
      return { ...collection, isShared: false, count: items.length, cover: first?.content };
    }),
    // An import may have added a shared collection as the user's own.
    ...shared
      .filter(({ collection }) => !ids.has(collection.id))
      .map(async ({ collection, items }) => {
        const [cover] = await live.shared.contents(items.slice(0, 1).map(({ contentId }) => contentId));
        return { ...collection, isShared: true, count: items.length, cover };
      }),
  ]);
  return rows.sort((a, b) => b.updatedAt - a.updatedAt);
}
