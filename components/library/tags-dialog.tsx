import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { useLive } from '../app/use-live.ts';
import { FailureBanner } from '../failure/failure-views.ts';
import { libraryText } from '../i18n/library-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ChoiceList, shareOf } from './choice-list.tsx';

/** The dialog with the tags of one or several items. */
export function TagsDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const { client, live } = useApp();
  const [failure, setFailure] = useState<FailureData>();
  const tags = useLive((live) => live.listTags()) ?? [];
  const items = useLive((live) => live.items(ids), [ids]) ?? [];
  const own = items.map(({ saved }) => saved.tags);

  const set = async (tag: string, has: boolean) => {
    setFailure(undefined);
    try {
      for (const { saved } of await live.items(ids)) {
        if (saved.tags.includes(tag) === has) continue;
        const tags = has ? [...saved.tags, tag] : saved.tags.filter((one) => one !== tag);
        await client.updateVideo({ id: saved.contentId, tags });
      }
    } catch (error) {
      setFailure(Failure.from(error).toJSON());
    }
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
        onChoose={(tag, has) => void set(tag, has)}
        field={libraryText('tags.new')}
        add={libraryText('tags.add')}
        maxLength={50}
        onAdd={(tag) => void set(tag, true)}
      />
    </Dialog>
  );
}
