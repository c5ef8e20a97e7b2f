import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { useLiveQuery } from 'dexie-react-hooks';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import FolderX from 'lucide-react/icons/folder-x';
import Globe from 'lucide-react/icons/globe';
import PencilLine from 'lucide-react/icons/pencil-line';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useAccountStatus } from '../account/use-account-status.ts';
import AskView from '../ask/ask-view.tsx';
import { client } from '../client.ts';
import { libraryText } from '../i18n/library-text.ts';
import { t } from '../i18n/t.ts';
import { Frame } from '../item/frame.tsx';
import { kept } from '../library/kept.ts';
import { QueueFooter } from '../queue/queue-footer.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import tabs from '../ui/tabs.module.css';
import { CollectionDialog } from './collection-dialog.tsx';
import { CollectionItems } from './collection-items.tsx';
import { CollectionSummary } from './collection-summary.tsx';
import styles from './collection-view.module.css';
import { openPublicPage } from './public-page.ts';
import { shared } from './shared.ts';
import { SharedCollectionView } from './shared-collection-view.tsx';

const parts = ['items', 'summary', 'ask'] as const;

/** One collection: its media in their order, what they say together, and a conversation with all of them. */
export default function CollectionView({
  collectionId,
  onOpen,
  onBack,
}: {
  collectionId: string;
  onOpen: (contentId: string, at?: number) => void;
  onBack: () => void;
}) {
  const collection = useLiveQuery(async () => (await kept.collection(collectionId)) ?? null, [collectionId]);
  const items = useLiveQuery(() => readItems(collectionId), [collectionId]);
  const others = useLiveQuery(async () => (await shared.collection(collectionId)) ?? null, [collectionId]);
  const [isOthers, setIsOthers] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const serverUrl = useAccountStatus()?.serverUrl;
  if (collection === undefined || others === undefined || !items) return null;
  // Whoever looks at one that goes away is told so.
  if (collection === null && others && !isOthers) setIsOthers(true);
  if (collection === null && (others || isOthers)) {
    return <SharedCollectionView id={collectionId} row={others} serverUrl={serverUrl} onOpen={onOpen} onBack={onBack} />;
  }
  const back = <IconButton icon={ArrowLeft} label={t('place.back')} onClick={onBack} />;
  if (collection === null || collection.deletedAt !== undefined) {
    return (
      <Frame
        state="none"
        header={
          <div className={styles.header}>
            {back}
            <h1 className="hidden-text">{libraryText('section.collections')}</h1>
          </div>
        }
      >
        <Notice
          icon={FolderX}
          title={libraryText('collection.gone')}
          actions={
            collection && (
              <Button icon={ArchiveRestore} onClick={() => void client.restoreCollection({ id: collectionId })}>
                {libraryText('collection.restore')}
              </Button>
            )
          }
        >
          {libraryText('collection.gone.body')}
        </Notice>
      </Frame>
    );
  }
  const { name, description, isPublic } = collection;
  return (
    <Frame
      state="ready"
      header={
        <div className={styles.header}>
          {back}
          <div className={styles.words}>
            <h1 dir="auto">{name}</h1>
            <p>
              {libraryText('count', { count: items.length })}
              {isPublic && ` · ${libraryText('collection.public')}`}
            </p>
          </div>
          {isPublic && serverUrl && (
            <IconButton
              icon={Globe}
              label={libraryText('collection.page')}
              onClick={() => openPublicPage(serverUrl, collectionId)}
            />
          )}
          <IconButton icon={PencilLine} label={libraryText('collection.edit')} onClick={() => setIsEditing(true)} />
          <IconButton
            icon={Trash2}
            label={libraryText('collection.delete')}
            onClick={() => void client.deleteCollection({ id: collectionId })}
          />
        </div>
      }
      footer={<QueueFooter />}
    >
      <Root className={tabs.root} defaultValue="items">
        <List className={tabs.list} aria-label={t('tabs.label')}>
          {parts.map((part) => (
            <Trigger key={part} value={part}>
              {part === 'items' ? libraryText('collection.items') : t(`tabs.${part}`)}
            </Trigger>
          ))}
        </List>
        <Content value="items" className={tabs.content}>
          {description && (
            <p className={styles.description} dir="auto">
              {description}
            </p>
          )}
          <CollectionItems collectionId={collectionId} items={items} onOpen={onOpen} />
        </Content>
        <Content value="summary" className={tabs.content}>
          <CollectionSummary collection={collection} items={items} onOpen={onOpen} />
        </Content>
        <Content value="ask" className={tabs.content}>
          <AskView about={{ collectionId }} onOpen={onOpen} />
        </Content>
      </Root>
      {isEditing && (
        <CollectionDialog
          collection={collection}
          onSave={async (row) => void (await client.updateCollection({ id: collectionId, ...row }))}
          onClose={() => setIsEditing(false)}
        />
      )}
    </Frame>
  );
}

const readItems = async (collectionId: string) =>
  kept.items((await kept.listItems(collectionId)).map(({ contentId }) => contentId));
