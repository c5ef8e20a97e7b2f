import type { FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { t } from '../i18n/t.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { detailsOf } from './failure-details.ts';
import { inlineFailureText } from './inline-failure-text.ts';

/** The message of a failed action. The details of an error in Gloss can be copied for a report. */
export function ActionFailure({ failure, message = inlineFailureText(failure) }: { failure: FailureData; message?: string }) {
  const app = useApp();
  return (
    <>
      <p role="alert">{message}</p>
      {failure.code === 'internal' && <CopyButton text={() => detailsOf(failure, {}, app)} label={t('action.copyDetails')} />}
    </>
  );
}
