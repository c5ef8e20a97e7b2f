import { useApp } from '../app/app-context.ts';
import { useLive } from '../app/use-live.ts';
import { useQueue } from '../app/use-queue.ts';
import { useFailureBanner } from '../failure/use-failure-banner.tsx';
import { libraryText } from '../i18n/library-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ChoiceList, shareOf } from './choice-list.tsx';

/** The dialog with the tags of one or several items. */
export default function TagsDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const { client, live } = useApp();
  const enqueue = useQueue();
  const { attempt, banner } = useFailureBanner();
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
  const setTags = async (tag: string, has: boolean) => {
    for (const id of ids) await setTag(id, tag, has);
  };
  const set = (tag: string, has: boolean) => attempt(() => enqueue(() => setTags(tag, has)));

  return (
    <Dialog title={libraryText('tags.title')} onClose={onClose}>
      {banner}
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
