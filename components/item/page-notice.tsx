import MonitorPlay from 'lucide-react/icons/monitor-play';
import type { ReactNode } from 'react';
import type { PageWithoutMedia } from '../app/page-link.ts';
import { FailureNotice } from '../failure/failure-views.ts';
import { t } from '../i18n/t.ts';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Brand } from './brand.tsx';
import { Frame } from './frame.tsx';

/**
 * The content of a view without a media item: one is being detected, none was found, the search failed, or the user must click the
 * toolbar button to give access to the page.
 */
export function PageNotice({
  forbidden,
  footer,
  actions,
  children,
  ...page
}: PageWithoutMedia & {
  forbidden: string;
  footer?: ReactNode;
  actions?: ReactNode;
  /** Content below the notice. */
  children?: ReactNode;
}) {
  const { state } = page;
  const { title, content } = contentOf(page, forbidden, actions);
  return (
    <Frame state={state === 'failed' ? 'error' : state} header={<Brand />} status={title} footer={footer}>
      {content}
      {state !== 'detecting' && children}
    </Frame>
  );
}

function contentOf(page: PageWithoutMedia, forbidden: string, actions: ReactNode): { title?: string; content: ReactNode } {
  const { state } = page;
  // The notice of a failure announces itself.
  if (state === 'failed') return { content: <FailureNotice failure={page.failure} onRetry={page.retry} /> };
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
