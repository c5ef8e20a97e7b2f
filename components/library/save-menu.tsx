import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Star from 'lucide-react/icons/star';
import StarOff from 'lucide-react/icons/star-off';
import Tag from 'lucide-react/icons/tag';
import { useState } from 'react';
import { useApp } from '../app/app-context.ts';
import { useLiveById } from '../app/use-live-by-id.ts';
import { useFailureBanner } from '../failure/use-failure-banner.tsx';
import { libraryText } from '../i18n/library-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Menu } from '../ui/menu.tsx';
import CollectDialog from './collect-dialog.tsx';
import TagsDialog from './tags-dialog.tsx';

/** The menu that marks a media item as a favorite, tags it or adds it to collections. Each of these saves the item. */
export default function SaveMenu({ contentId, url }: { contentId: string; url: string }) {
  const { client } = useApp();
  const saved = useLiveById(contentId, (live, id) => live.saved(id));
  const { attempt, banner, dismiss } = useFailureBanner();
  const [openDialog, setOpenDialog] = useState<'tags' | 'collections'>();
  const isSaved = saved !== undefined && saved.deletedAt === undefined;
  const favourite = isSaved && saved.favourite;
  const ids = [contentId];

  const save = async () => {
    if (!isSaved) await client.saveVideo({ url });
  };
  const mark = async () => {
    await save();
    await client.updateVideo({ id: contentId, favourite: !favourite });
  };
  const openTags = async () => {
    await save();
    setOpenDialog('tags');
  };
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <Menu
        icon={isSaved ? BookmarkCheck : Bookmark}
        label={libraryText('save.open')}
        items={[
          {
            icon: favourite ? StarOff : Star,
            label: libraryText(favourite ? 'favourite.remove' : 'favourite.add'),
            onSelect: () => attempt(mark),
          },
          { icon: Tag, label: libraryText('tags.open'), onSelect: () => attempt(openTags) },
          { icon: FolderPlus, label: libraryText('collect.open'), onSelect: () => setOpenDialog('collections') },
        ]}
      />
      {/* The toolbar has no space for a banner. */}
      {banner && (
        <Dialog title={libraryText('save.open')} onClose={dismiss}>
          {banner}
        </Dialog>
      )}
      {openDialog === 'tags' && <TagsDialog ids={ids} onClose={close} />}
      {openDialog === 'collections' && <CollectDialog ids={ids} onClose={close} />}
    </>
  );
}
