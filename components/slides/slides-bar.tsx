import Eye from 'lucide-react/icons/eye';
import Images from 'lucide-react/icons/images';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { FailureData } from '../../lib/contract/failure.ts';
import type { Task } from '../../lib/records/task.ts';
import { useApp } from '../app/app-context.ts';
import { AllowHostsButton } from '../failure/allow-hosts-button.tsx';
import { missingHost } from '../failure/missing-host.ts';
import { anyHost, failureText, hostPermissionText } from '../i18n/failure-text.ts';
import { slidesText } from '../i18n/slides-text.ts';
import { Button } from '../ui/button.tsx';
import { PlaybackScanProgress } from './playback-scan-progress.tsx';
import { ScanProgress } from './scan-progress.tsx';
import styles from './slides.module.css';
import { useSlideScan } from './use-slide-scan.ts';

/** The bar above the chapters: number of slides, scan button and progress. */
export default function SlidesBar({
  contentId,
  tasks,
  count,
  canScan,
  startPlaybackScan,
}: {
  contentId: string;
  tasks: readonly Task[];
  /** Undefined before the first scan. */
  count: number | undefined;
  canScan: boolean;
  /** Starts a scan during playback; undefined where the video does not play beside the view. */
  startPlaybackScan: (() => Promise<void>) | undefined;
}) {
  const slideScan = useSlideScan(contentId, tasks);
  const { canCapture } = useApp().device;
  const { work, isDuringPlayback, failure } = slideScan;
  if (work && isDuringPlayback)
    return <PlaybackScanProgress seconds={work.progress?.done ?? 0} count={count ?? 0} onStop={slideScan.stop} />;
  if (work) return <ScanProgress work={work} onPause={slideScan.pause} onCancel={slideScan.cancel} />;

  const scan = canScan ? () => slideScan.scan(count !== undefined) : undefined;
  const scanPlayback = startPlaybackScan && (() => slideScan.scanPlayback(startPlaybackScan));
  return (
    <>
      <p className={styles.bar} data-slides={count ?? 'unknown'}>
        {count !== undefined && <span className={styles.status}>{slidesText('count', { count })}</span>}
        {scan && !failure && (
          <Button
            variant={count === undefined ? 'plain' : 'quiet'}
            icon={count === undefined ? Images : RefreshCw}
            onClick={scan}
          >
            {slidesText(count === undefined ? 'find' : 'find.again')}
          </Button>
        )}
        {!scan && canCapture === false && <span className={styles.status}>{slidesText('playback.unsupported')}</span>}
        {!scan && scanPlayback && !failure && <PlaybackScanButton isFirst={count === undefined} onClick={scanPlayback} />}
      </p>
      {failure && (
        <ScanFailure
          failure={failure}
          onRetry={scan ?? scanPlayback}
          // A scan during playback would find less than the former scan of the whole video.
          onScanPlayback={scan && count === undefined && failure.code === 'noPictures' ? scanPlayback : undefined}
        />
      )}
    </>
  );
}

const PlaybackScanButton = ({ isFirst, onClick }: { isFirst: boolean; onClick: () => void }) => (
  <>
    {isFirst && <span className={styles.status}>{slidesText('playback.reason')}</span>}
    <Button variant={isFirst ? 'plain' : 'quiet'} icon={Eye} onClick={onClick}>
      {slidesText(isFirst ? 'playback.find' : 'playback.continue')}
    </Button>
  </>
);

function ScanFailure({
  failure,
  onRetry,
  onScanPlayback,
}: {
  failure: FailureData;
  onRetry: (() => void) | undefined;
  onScanPlayback: (() => void) | undefined;
}) {
  const missing = missingHost(failure);
  const { title, help } = failureText(failure);
  const message = missing
    ? missing.host === anyHost
      ? hostPermissionText(missing).title
      : slidesText('host', { host: missing.host })
    : failure.details?.reason === 'unseen'
      ? slidesText('playback.none')
      : `${title}. ${help}`;
  return (
    <p role="alert" className={styles.error}>
      <span>{message}</span>
      {missing ? (
        <AllowHostsButton variant="primary" hosts={[missing.host]} onAllowed={() => onRetry?.()}>
          {hostPermissionText(missing).action}
        </AllowHostsButton>
      ) : (
        onRetry && <Button onClick={onRetry}>{slidesText('retry')}</Button>
      )}
      {onScanPlayback && <PlaybackScanButton isFirst onClick={onScanPlayback} />}
    </p>
  );
}
