import FolderPlus from 'lucide-react/icons/folder-plus';
import ListChecks from 'lucide-react/icons/list-checks';
import Sparkles from 'lucide-react/icons/sparkles';
import Star from 'lucide-react/icons/star';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { libraryText } from '../i18n/library-text.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './saved-list.module.css';
import type { LibraryActions } from './use-library-actions.tsx';
import type { Selection } from './use-selection.ts';

/** The toolbar of the selected items. */
export function SelectionBar({ selection, total, actions }: { selection: Selection; total: number; actions: LibraryActions }) {
  const ids = [...selection.ids];
  return (
    <div role="toolbar" aria-label={libraryText('selection.label')} className={styles.selection}>
      <strong role="status">{libraryText('selection.count', { count: ids.length })}</strong>
      {ids.length < total && <IconButton icon={ListChecks} label={libraryText('selection.all')} onClick={selection.all} />}
      <IconButton icon={Star} label={libraryText('favourite.add')} onClick={() => actions.favourite(ids, true)} />
      <IconButton icon={Tag} label={libraryText('tags.open')} onClick={() => actions.tag(ids)} />
      <IconButton icon={FolderPlus} label={libraryText('collect.open')} onClick={() => actions.collect(ids)} />
      <IconButton icon={Sparkles} label={libraryText('summarize.open')} onClick={() => actions.summarize(ids)} />
      <IconButton icon={Trash2} label={libraryText('delete')} onClick={() => actions.remove(ids)} />
      <IconButton icon={X} label={libraryText('selection.clear')} onClick={selection.clear} />
    </div>
  );
}
