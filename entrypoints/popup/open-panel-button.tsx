import PanelRightOpen from 'lucide-react/icons/panel-right-open';
import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { t } from '../../components/i18n/t.ts';
import { Button } from '../../components/ui/button.tsx';
import { openSidePanel } from '../app/pages.ts';

/** A button that opens the side panel and closes the popup. */
export function OpenPanelButton() {
  const [windowId, setWindowId] = useState<number>();
  useEffect(() => {
    void browser.windows.getCurrent().then(({ id }) => setWindowId(id));
  }, []);
  return (
    <Button
      variant="primary"
      icon={PanelRightOpen}
      disabled={windowId === undefined}
      onClick={() => windowId !== undefined && void openSidePanel(windowId).then(() => window.close())}
    >
      {t('action.openPanel')}
    </Button>
  );
}
