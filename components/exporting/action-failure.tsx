import type { FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { detailsOf } from '../failure/failure-details.ts';
import { t } from '../i18n/t.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { exportFailureText } from './export-failure-text.ts';

/** The message of a failed action, and what it left unchanged. The details of an error in Gloss can be copied for a report. */
export function ActionFailure({ failure, unchanged = '' }: { failure: FailureData; unchanged?: string }) {
  const app = useApp();
  return (
    <>
      <p role="alert">{`${exportFailureText(failure)} ${unchanged}`.trim()}</p>
      {failure.code === 'internal' && <CopyButton text={() => detailsOf(failure, {}, app)} label={t('action.copyDetails')} />}
    </>
  );
}
