import { useApp } from '../app/app-context.ts';
import { useLive } from '../app/use-live.ts';
import { useQueue } from '../app/use-queue.ts';
import { useFailureBanner } from '../failure/use-failure-banner.tsx';
import { libraryText } from '../i18n/library-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ChoiceList, shareOf } from './choice-list.tsx';
import { maxCollections } from './max-collections.ts';

/** The dialog with the collections of one or several items. */
export default function CollectDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const { client } = useApp();
  const enqueue = useQueue();
  const { attempt, banner } = useFailureBanner();
  const collections = useLive((live) => live.listCollections({ limit: maxCollections })) ?? [];
  const members = useLive((live) => live.membership(ids), [ids.join()]);

  const set = async (collectionId: string, has: boolean) => {
    for (const contentId of ids) {
      await (has ? client.addItem({ collectionId, contentId }) : client.removeItem({ collectionId, contentId }));
    }
  };

  return (
    <Dialog title={libraryText('collect.title')} onClose={onClose}>
      {banner}
      <ChoiceList
        choices={collections.map(({ id, name }) => ({
          id,
          label: name,
          has: shareOf(members?.get(id)?.size ?? 0, ids.length),
        }))}
        onChoose={(id, has) => attempt(() => enqueue(() => set(id, has)))}
        field={libraryText('collection.new')}
        add={libraryText('collection.create')}
        maxLength={200}
        onAdd={(name) => attempt(() => enqueue(async () => set((await client.createCollection({ name })).id, true)))}
      />
    </Dialog>
  );
}
