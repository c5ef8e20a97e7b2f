import { ActionFailure } from '../failure/action-failure.tsx';
import { exportingText } from '../i18n/exporting-text.ts';
import { Button } from '../ui/button.tsx';
import { exportFailureText } from './export-failure-text.ts';
import styles from './file-job-status.module.css';
import type { FileJob } from './use-file-job.ts';

/** Progress, stop button and outcome of an import or export of the library. One that fails leaves the library unchanged, and says so. */
export function FileJobStatus({ job: { isBusy, progress, message, failure, stop } }: { job: FileJob }) {
  const { stage = 'reading', done = 0, total = 0 } = progress ?? {};
  const share = total > 0 ? Math.floor((100 * done) / total) : undefined;
  return (
    <div className={styles.work} data-file-work={isBusy ? stage : 'none'}>
      {isBusy && (
        <>
          <p>
            {exportingText(`library.${stage}`)} {share !== undefined && exportingText('library.percent', { share })}
          </p>
          <progress aria-label={exportingText(`library.${stage}`)} max={100} value={share} />
          <Button onClick={stop}>{exportingText('library.stop')}</Button>
        </>
      )}
      <p role="status">{message}</p>
      {failure && (
        <ActionFailure failure={failure} message={`${exportFailureText(failure)} ${exportingText('library.unchanged')}`} />
      )}
    </div>
  );
}
