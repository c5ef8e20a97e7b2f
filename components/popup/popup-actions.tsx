import LibraryBig from 'lucide-react/icons/library-big';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Settings from 'lucide-react/icons/settings';
import type { ReactNode } from 'react';
import { useApp } from '../app/app-context.ts';
import { t } from '../i18n/t.ts';
import type { Item } from '../item/use-item.ts';
import { summaryText } from '../summary/summary-text.ts';
import { IconButton } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import styles from './popup-actions.module.css';

/** The actions below the popup's summary. */
export function PopupActions({
  item,
  contentId,
  url,
  openPanel,
}: {
  item: Item;
  contentId: string;
  url: string;
  /** The button that opens the side panel. */
  openPanel: ReactNode;
}) {
  const { navigation } = useApp();
  const { digest, title, cues } = item;

  return (
    <div className={styles.actions}>
      {openPanel}
      {digest && (
        <CopyButton
          compact
          label={t('action.copySummary')}
          text={() => summaryText({ title: title ?? url, url, overview: digest.overview, lines: digest.lines, cues })}
        />
      )}
      <IconButton
        icon={Maximize2}
        label={t('action.fullView')}
        disabled={!item.content}
        onClick={() => navigation.openReader(contentId)}
      />
      <IconButton icon={LibraryBig} label={t('place.library')} onClick={navigation.openLibrary} />
      <IconButton icon={Settings} label={t('action.settings')} onClick={() => navigation.openSettings()} />
    </div>
  );
}
