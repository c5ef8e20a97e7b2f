import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { useLive } from '../app/use-live.ts';
import { useQueue } from '../app/use-queue.ts';
import { FailureBanner } from '../failure/failure-views.ts';
import { libraryText } from '../i18n/library-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ChoiceList, shareOf } from './choice-list.tsx';

/** The dialog with the tags of one or several items. */
export function TagsDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const { client, live } = useApp();
  const enqueue = useQueue();
  const [failure, setFailure] = useState<FailureData>();
  const tags = useLive((live) => live.listTags()) ?? [];
  const items = useLive((live) => live.items(ids), [ids.join()]) ?? [];
  const own = items.map(({ saved }) => saved.tags);

  const setTag = async (id: string, tag: string, has: boolean) => {
    // Read just before the write, which replaces all tags: they may have changed since the items before it were written.
    const [item] = await live.items([id]);
    if (!item || item.saved.tags.includes(tag) === has) return;
    const tags = has ? [...item.saved.tags, tag] : item.saved.tags.filter((one) => one !== tag);
    await client.updateVideo({ id, tags });
  };
  const set = (tag: string, has: boolean) => {
    setFailure(undefined);
    enqueue(async () => {
      for (const id of ids) await setTag(id, tag, has);
    }).catch((error) => setFailure(Failure.from(error).toJSON()));
  };

  return (
    <Dialog title={libraryText('tags.title')} onClose={onClose}>
      {failure && <FailureBanner failure={failure} onDismiss={() => setFailure(undefined)} />}
      <ChoiceList
        choices={tags.map(({ tag }) => ({
          id: tag,
          label: tag,
          has: shareOf(own.filter((tags) => tags.includes(tag)).length, items.length),
        }))}
        onChoose={set}
        field={libraryText('tags.new')}
        add={libraryText('tags.add')}
        maxLength={50}
        onAdd={(tag) => set(tag, true)}
      />
    </Dialog>
  );
}
