import { FailureFrame } from '../../components/failure/failure-frame.tsx';
import { t } from '../../components/i18n/t.ts';
import { MediaChooser } from '../../components/item/media-chooser.tsx';
import { PageNotice } from '../../components/item/page-notice.tsx';
import { usePage } from '../../components/page/use-page.ts';
import { QuickSummary } from '../../components/popup/quick-summary.tsx';
import { OpenPanelButton } from './open-panel-button.tsx';

/** The popup. The click on the toolbar button that opens it also grants access to the page. */
export function Popup() {
  const page = usePage();
  if (page.state === 'failed') return <FailureFrame failure={page.failure} onRetry={page.retry} footer={<OpenPanelButton />} />;
  if (page.state !== 'ready')
    return <PageNotice state={page.state} forbidden={t('forbidden.popup')} footer={<OpenPanelButton />} />;
  const { mediaItem, media, choose } = page;
  return (
    <QuickSummary
      key={mediaItem.contentId}
      mediaItem={mediaItem}
      openPanel={<OpenPanelButton />}
      chooser={<MediaChooser media={media} chosen={mediaItem.contentId} onChoose={choose} />}
    />
  );
}
