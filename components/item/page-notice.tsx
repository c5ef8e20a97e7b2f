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
  const { title, content } = contentOf(state, forbidden, actions);
  return (
    <Frame state={state} header={<Brand />} status={title} footer={footer}>
      {content}
      {state !== 'detecting' && children}
    </Frame>
  );
}

function contentOf(
  state: 'detecting' | 'none' | 'forbidden',
  forbidden: string,
  actions: ReactNode,
): { title: string; content: ReactNode } {
  if (state === 'detecting') return { title: t('detecting.title'), content: <Skeleton /> };
  const title = t(`${state}.title`);
  const body = state === 'none' ? t('none.body') : forbidden;
  return {
    title,
    content: (
      <Notice icon={MonitorPlay} title={title} actions={actions}>
        {body}
      </Notice>
    ),
  };
}
