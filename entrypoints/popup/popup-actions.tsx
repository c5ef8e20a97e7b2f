import LibraryBig from 'lucide-react/icons/library-big';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Settings from 'lucide-react/icons/settings';
import { useApp } from '../../components/app/app-context.ts';
import { t } from '../../components/i18n/t.ts';
import type { Item } from '../../components/item/use-item.ts';
import { summaryText } from '../../components/summary/summary-text.ts';
import { IconButton } from '../../components/ui/button.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { OpenPanelButton } from './open-panel-button.tsx';
import styles from './popup-actions.module.css';

/** Where to go from the popup. */
export function PopupActions({ item, contentId, url }: { item: Item; contentId: string; url: string }) {
  const { navigation } = useApp();
  const { digest, title, cues } = item;

  return (
    <div className={styles.actions}>
      <OpenPanelButton className={styles.panel} />
      {digest && (
        <CopyButton
          compact
          label={t('action.copySummary')}
          text={() => summaryText({ title: title ?? url, url, lines: digest.lines, cues })}
        />
      )}
      <IconButton
        icon={Maximize2}
        label={t('action.fullView')}
        disabled={!item.content}
        onClick={() => navigation.openReader(contentId)}
      />
      <IconButton icon={LibraryBig} label={t('place.library')} onClick={navigation.openLibrary} />
      <IconButton icon={Settings} label={t('action.settings')} onClick={navigation.openSettings} />
    </div>
  );
}
