import PanelRightOpen from 'lucide-react/icons/panel-right-open';
import { type PointerEvent, useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { t } from '../../components/i18n/t.ts';
import type { OpenPanelProps } from '../../components/popup/quick-summary.tsx';
import { Button } from '../../components/ui/button.tsx';
import { openSidePanel } from '../app/pages.ts';

/** Distance in pixels up to which a pointer counts as not moved. */
const maxMovement = 10;

/**
 * A button that opens the side panel and closes the popup. A press counts when the pointer is released where it was pressed: by
 * then the summary may have moved the button away, and the browser would send no click.
 */
export function OpenPanelButton({ variant = 'primary', children = t('action.openPanel') }: OpenPanelProps) {
  const [windowId, setWindowId] = useState<number>();
  useEffect(() => {
    void browser.windows.getCurrent().then(({ id }) => setWindowId(id));
  }, []);
  const open = () => windowId !== undefined && void openSidePanel(windowId).then(() => window.close());
  const press = ({ button, clientX, clientY }: PointerEvent) => {
    if (button !== 0) return;
    const release = (end: globalThis.PointerEvent) => {
      if (Math.hypot(end.clientX - clientX, end.clientY - clientY) <= maxMovement) open();
    };
    window.addEventListener('pointerup', release, { once: true });
  };
  return (
    <Button
      variant={variant}
      icon={PanelRightOpen}
      disabled={windowId === undefined}
      onPointerDown={press}
      // Only a key; a pointer's click follows its release.
      onClick={({ detail }) => detail === 0 && open()}
    >
      {children}
    </Button>
  );
}
