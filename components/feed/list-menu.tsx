import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import FileDown from 'lucide-react/icons/file-down';
import FileUp from 'lucide-react/icons/file-up';
import { useRef } from 'react';
import { feedText } from '../i18n/feed-text.ts';
import { Button } from '../ui/button.tsx';
import { FileInput } from '../ui/file-input.tsx';
import { Menu } from '../ui/menu.tsx';
import type { ChannelLists } from './use-channel-lists.ts';

/** The menu that imports and exports channel lists; without channels, a button to import only. */
export function ListMenu({ lists, isEmpty }: { lists: ChannelLists; isEmpty: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <>
      <FileInput
        ref={input}
        accept=".opml,.xml,.csv,.json,.db,text/x-opml,text/xml,application/xml,text/csv,application/json"
        aria-label={feedText('import.label')}
        onFile={lists.importFile}
      />
      {isEmpty ? (
        <Button icon={FileUp} disabled={lists.isImporting} title={feedText('import.hint')} onClick={choose}>
          {feedText('import')}
        </Button>
      ) : (
        <Menu
          icon={EllipsisVertical}
          label={feedText('more')}
          disabled={lists.isImporting}
          items={[
            { icon: FileUp, label: feedText('import'), onSelect: choose },
            { icon: FileDown, label: feedText('export'), onSelect: lists.exportFile },
          ]}
        />
      )}
    </>
  );
}
