import MonitorPlay from 'lucide-react/icons/monitor-play';
import type { ReactNode } from 'react';
import { t } from '../i18n/t.ts';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Brand } from './brand.tsx';
import { Frame } from './frame.tsx';

/**
 * The content of a view without a media item: one is being detected, none was found, or the user must click the toolbar button to
 * give access to the page.
 */
export function PageNotice({
  state,
  forbidden,
  footer,
  actions,
  children,
}: {
  state: 'detecting' | 'none' | 'forbidden';
  forbidden: string;
  footer?: ReactNode;
  actions?: ReactNode;
  /** Content below the notice. */
  children?: ReactNode;
}) {
  const title = t(`${state}.title`);
  return (
    <Frame state={state} header={<Brand />} status={title} footer={footer}>
      {state === 'detecting' ? (
        <Skeleton />
      ) : (
        <>
          <Notice icon={MonitorPlay} title={title} actions={actions}>
            {state === 'none' ? t('none.body') : forbidden}
          </Notice>
          {children}
        </>
      )}
    </Frame>
  );
}
