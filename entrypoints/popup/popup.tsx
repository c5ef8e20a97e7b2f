import { FailureFrame } from '../../components/failure/failure-frame.tsx';
import { t } from '../../components/i18n/t.ts';
import { MediaChooser } from '../../components/item/media-chooser.tsx';
import { PageNotice } from '../../components/item/page-notice.tsx';
import { usePage } from '../../components/page/use-page.ts';
import { PopupActions } from '../../components/popup/popup-actions.tsx';
import { QuickSummary } from '../../components/popup/quick-summary.tsx';
import { OpenPanelButton } from './open-panel-button.tsx';

/** The popup. The click on the toolbar button that opens it also grants access to the page. */
export function Popup() {
  const page = usePage();
  const footer = (
    <PopupActions>
      <OpenPanelButton />
    </PopupActions>
  );
  if (page.state === 'failed') return <FailureFrame failure={page.failure} onRetry={page.retry} footer={footer} />;
  if (page.state !== 'ready') return <PageNotice state={page.state} forbidden={t('forbidden.popup')} footer={footer} />;
  const { mediaItem, media, choose } = page;
  return (
    <QuickSummary
      key={mediaItem.contentId}
      mediaItem={mediaItem}
      OpenPanel={OpenPanelButton}
      chooser={<MediaChooser media={media} chosen={mediaItem.contentId} onChoose={choose} />}
    />
  );
}
