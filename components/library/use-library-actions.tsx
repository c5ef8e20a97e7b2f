import ExternalLink from 'lucide-react/icons/external-link';
import FolderPlus from 'lucide-react/icons/folder-plus';
import PencilLine from 'lucide-react/icons/pencil-line';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { LibraryItem } from '../../lib/ports/live-queries.ts';
import { useApp } from '../app/app-context.ts';
import { openWebPage } from '../app/open-web-page.ts';
import { queueSummaries } from '../app/queue-summaries.ts';
import { useFailureBanner } from '../failure/use-failure-banner.tsx';
import { libraryText } from '../i18n/library-text.ts';
import { t } from '../i18n/t.ts';
import type { MenuItem } from '../ui/menu.tsx';
import { useUndo } from '../ui/undo.tsx';
import { titleOf } from './title-of.ts';

const CollectDialog = lazy(() => import('./collect-dialog.tsx'));
const RenameDialog = lazy(() => import('./rename-dialog.tsx'));
const TagsDialog = lazy(() => import('./tags-dialog.tsx'));

/** The actions on saved items, by their ids. */
export interface LibraryActions {
  favourite(ids: string[], favourite: boolean): void;
  tag(ids: string[]): void;
  collect(ids: string[]): void;
  /** Summarizes in the background, as batches. */
  summarize(ids: string[]): void;
  remove(ids: string[]): void;
  menuOf(item: LibraryItem): MenuItem[];
}

type OpenDialog = { kind: 'tags' | 'collect'; ids: string[] } | { kind: 'rename'; item: LibraryItem };

/** The actions on saved items, with their dialogs and the banner of a failure. */
export function useLibraryActions(): { actions: LibraryActions; dialogs: ReactNode; banner: ReactNode } {
  const { client, live } = useApp();
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const { attempt, banner } = useFailureBanner();
  const { offer, strip } = useUndo();

  const each = async (ids: string[], call: (id: string) => Promise<unknown>) => {
    for (const id of ids) await call(id);
  };

  const actions: LibraryActions = {
    favourite: (ids, favourite) => attempt(() => each(ids, (id) => client.updateVideo({ id, favourite }))),
    tag: (ids) => setOpenDialog({ kind: 'tags', ids }),
    collect: (ids) => setOpenDialog({ kind: 'collect', ids }),
    summarize: (ids) =>
      attempt(async () => {
        const items = await live.items(ids);
        await queueSummaries(client, new Map(items.map((item) => [item.content.sourceUrl, titleOf(item)])));
      }),
    remove: (ids) =>
      attempt(async () => {
        await each(ids, (id) => client.deleteVideo({ id }));
        offer({
          text: libraryText('deleted', { count: ids.length }),
          undo: () => attempt(() => each(ids, (id) => client.restoreVideo({ id }))),
        });
      }),
    menuOf: (item) => {
      const { contentId } = item.saved;
      const { sourceUrl } = item.content;
      return [
        { icon: ExternalLink, label: t('action.openPage'), onSelect: () => openWebPage(sourceUrl) },
        { icon: PencilLine, label: libraryText('rename.open'), onSelect: () => setOpenDialog({ kind: 'rename', item }) },
        { icon: Tag, label: libraryText('tags.open'), onSelect: () => actions.tag([contentId]) },
        { icon: FolderPlus, label: libraryText('collect.open'), onSelect: () => actions.collect([contentId]) },
        {
          icon: RefreshCw,
          label: t('action.regenerate'),
          onSelect: () => attempt(() => client.createTask({ url: sourceUrl, promptConfig: { isRefresh: true } })),
        },
        { icon: Trash2, label: libraryText('delete'), onSelect: () => actions.remove([contentId]) },
      ];
    },
  };

  const close = () => setOpenDialog(undefined);
  return {
    actions,
    banner,
    dialogs: (
      <>
        <Suspense>
          {openDialog?.kind === 'tags' && <TagsDialog ids={openDialog.ids} onClose={close} />}
          {openDialog?.kind === 'collect' && <CollectDialog ids={openDialog.ids} onClose={close} />}
          {openDialog?.kind === 'rename' && (
            <RenameDialog
              title={titleOf(openDialog.item)}
              original={openDialog.item.content.title}
              onRename={(title) => attempt(() => client.updateVideo({ id: openDialog.item.saved.contentId, title }))}
              onClose={close}
            />
          )}
        </Suspense>
        {strip}
      </>
    ),
  };
}
