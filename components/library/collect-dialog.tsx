import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { useLive } from '../app/use-live.ts';
import { useQueue } from '../app/use-queue.ts';
import { FailureBanner } from '../failure/failure-views.ts';
import { libraryText } from '../i18n/library-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ChoiceList, shareOf } from './choice-list.tsx';

/** Maximum number of offered collections. */
const maxCollections = 1000;

/** The dialog with the collections of one or several items. */
export function CollectDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const { client } = useApp();
  const enqueue = useQueue();
  const [failure, setFailure] = useState<FailureData>();
  const collections = useLive((live) => live.listCollections({ limit: maxCollections })) ?? [];
  const members = useLive((live) => live.membership(ids), [ids.join()]);

  const attempt = (call: () => Promise<void>) => {
    setFailure(undefined);
    enqueue(call).catch((error) => setFailure(Failure.from(error).toJSON()));
  };
  const set = async (collectionId: string, has: boolean) => {
    for (const contentId of ids) {
      await (has ? client.addItem({ collectionId, contentId }) : client.removeItem({ collectionId, contentId }));
    }
  };

  return (
    <Dialog title={libraryText('collect.title')} onClose={onClose}>
      {failure && <FailureBanner failure={failure} onDismiss={() => setFailure(undefined)} />}
      <ChoiceList
        choices={collections.map(({ id, name }) => ({
          id,
          label: name,
          has: shareOf(members?.get(id)?.size ?? 0, ids.length),
        }))}
        onChoose={(id, has) => attempt(() => set(id, has))}
        field={libraryText('collection.new')}
        add={libraryText('collection.create')}
        maxLength={200}
        onAdd={(name) => attempt(async () => set((await client.createCollection({ name })).id, true))}
      />
    </Dialog>
  );
}
