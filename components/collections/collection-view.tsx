import ArchiveRestore from 'lucide-react/icons/archive-restore';
import PencilLine from 'lucide-react/icons/pencil-line';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useApp } from '../app/app-context.ts';
import { useLiveById } from '../app/use-live-by-id.ts';
import AskView from '../ask/ask-view.tsx';
import { useFailureBanner } from '../failure/use-failure-banner.tsx';
import { libraryText } from '../i18n/library-text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CollectionDialog } from './collection-dialog.tsx';
import { CollectionFrame } from './collection-frame.tsx';
import { CollectionItems } from './collection-items.tsx';
import { CollectionSummary } from './collection-summary.tsx';
import { MissingCollection } from './missing-collection.tsx';
import { readItems } from './read-items.ts';
import { SharedCollectionView } from './shared-collection-view.tsx';

/** One collection: its items, its summary, and a conversation about all of them. */
export default function CollectionView({
  collectionId,
  onOpen,
  onBack,
}: {
  collectionId: string;
  onOpen: (contentId: string, at?: number) => void;
  onBack: () => void;
}) {
  const { client } = useApp();
  const { attempt, banner } = useFailureBanner();
  const collection = useLiveById(collectionId, async (live, id) => (await live.collection(id)) ?? null);
  const items = useLiveById(collectionId, readItems);
  const shared = useLiveById(collectionId, async (live, id) => (await live.shared.collection(id)) ?? null);
  const [isShared, setIsShared] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  if (collection === undefined || shared === undefined || !items) return <Skeleton />;
  // A shared collection that disappears while it is open gets a notice instead of an error.
  if (collection === null && shared && !isShared) setIsShared(true);
  if (collection === null && (shared || isShared)) {
    return <SharedCollectionView id={collectionId} row={shared} onOpen={onOpen} onBack={onBack} />;
  }
  if (collection === null || collection.deletedAt !== undefined) {
    return (
      <MissingCollection
        title={libraryText('collection.gone')}
        body={libraryText('collection.gone.body')}
        action={
          collection && (
            <Button icon={ArchiveRestore} onClick={() => attempt(() => client.restoreCollection({ id: collectionId }))}>
              {libraryText('collection.restore')}
            </Button>
          )
        }
        onBack={onBack}
      >
        {banner}
      </MissingCollection>
    );
  }
  const count = libraryText('count', { count: items.length });
  return (
    <CollectionFrame
      collection={collection}
      facts={collection.isPublic ? `${count} · ${libraryText('collection.public')}` : count}
      tools={
        <>
          <IconButton icon={PencilLine} label={libraryText('collection.edit')} onClick={() => setIsEditing(true)} />
          <IconButton
            icon={Trash2}
            label={libraryText('collection.delete')}
            onClick={() => attempt(() => client.deleteCollection({ id: collectionId }))}
          />
        </>
      }
      tabs={{
        items: <CollectionItems collectionId={collectionId} items={items} onOpen={onOpen} />,
        summary: <CollectionSummary collection={collection} items={items} onOpen={onOpen} />,
        ask: <AskView about={{ collectionId }} onOpen={onOpen} />,
      }}
      onBack={onBack}
    >
      {banner}
      {isEditing && (
        <CollectionDialog
          collection={collection}
          onSave={async (row) => void (await client.updateCollection({ id: collectionId, ...row }))}
          onClose={() => setIsEditing(false)}
        />
      )}
    </CollectionFrame>
  );
}
