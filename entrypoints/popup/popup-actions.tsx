import Maximize2 from 'lucide-react/icons/maximize-2';
import PanelRightOpen from 'lucide-react/icons/panel-right-open';
import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { t } from '../../components/i18n/t.ts';
import type { Item } from '../../components/item/use-item.ts';
import { openReader, openSidePanel } from '../../components/item/views.ts';
import { summaryText } from '../../components/summary/summary-text.ts';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import styles from './popup-actions.module.css';

/** Where to go from the popup. */
export function PopupActions({ item, contentId, url }: { item: Item; contentId: string; url: string }) {
  const [windowId, setWindowId] = useState<number>();
  useEffect(() => {
    void browser.windows.getCurrent().then(({ id }) => setWindowId(id));
  }, []);
  const { summary, title, cues } = item;

  return (
    <div className={styles.actions}>
      <Button
        look="primary"
        icon={PanelRightOpen}
        className={styles.panel}
        disabled={windowId === undefined}
        onClick={() => windowId !== undefined && void openSidePanel(windowId).then(() => window.close())}
      >
        {t('action.openPanel')}
      </Button>
      {summary && (
        <CopyButton
          compact
          label={t('action.copySummary')}
          text={() => summaryText({ title: title ?? url, url, lines: summary.digest.lines, cues })}
        />
      )}
      <IconButton
        icon={Maximize2}
        label={t('action.fullView')}
        disabled={!item.content}
        onClick={() => void openReader(contentId)}
      />
    </div>
  );
}
