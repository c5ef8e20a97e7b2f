import { useLiveQuery } from 'dexie-react-hooks';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Folders from 'lucide-react/icons/folders';
import { useState } from 'react';
import { client } from '../client.ts';
import { libraryText } from '../i18n/library-text.ts';
import { Cover } from '../library/cover.tsx';
import { kept } from '../library/kept.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import row from '../ui/row.module.css';
import { CollectionDialog } from './collection-dialog.tsx';
import styles from './collections-view.module.css';

/** Collections that are shown. */
const most = 1000;

/** The collections, those that changed last first. */
export default function CollectionsView({ onOpen }: { onOpen: (collectionId: string) => void }) {
  const collections = useLiveQuery(() => readCollections());
  const [isCreating, setIsCreating] = useState(false);
  if (!collections) return null;
  const create = (
    <Button look="primary" icon={FolderPlus} onClick={() => setIsCreating(true)}>
      {libraryText('collection.begin')}
    </Button>
  );
  return (
    <>
      {collections.length > 0 ? (
        <>
          <div className={styles.head}>{create}</div>
          <ul className={styles.collections}>
            {collections.map(({ id, name, description, isPublic, count, cover }) => (
              <li key={id} className={styles.collection} data-collection={id}>
                <span className={styles.cover}>
                  <Cover kind={cover?.kind} coverUrl={cover?.coverUrl} />
                </span>
                <div className={styles.words}>
                  <h2 dir="auto">
                    <button type="button" className={row.whole} onClick={() => onOpen(id)}>
                      {name}
                    </button>
                  </h2>
                  <p className={styles.facts}>
                    {libraryText('count', { count })}
                    {isPublic && ` · ${libraryText('collection.public')}`}
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
        <Notice icon={Folders} title={libraryText('collection.none')} actions={create}>
          {libraryText('collection.none.body')}
        </Notice>
      )}
      {isCreating && (
        <CollectionDialog
          onSave={async (row) => onOpen((await client.createCollection(row)).id)}
          onClose={() => setIsCreating(false)}
        />
      )}
    </>
  );
}

async function readCollections() {
  const collections = await kept.listCollections({ limit: most });
  return Promise.all(
    collections.map(async (collection) => {
      const items = await kept.listItems(collection.id);
      const [first] = await kept.items(items.slice(0, 1).map(({ contentId }) => contentId));
      return { ...collection, count: items.length, cover: first?.content };
    }),
  );
}
