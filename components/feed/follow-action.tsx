import type { FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { hostPattern } from '../app/host-pattern.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { followFailureText } from './follow-failure-text.ts';

/** The button that retries a failed follow, after allowing the missing host where that is the cause. */
export function FollowAction({ failure, retry }: { failure: FailureData; retry: () => void }) {
  const { permissions } = useApp();
  const { allow } = followFailureText(failure);
  if (!allow) return <Button onClick={retry}>{t('action.retry')}</Button>;
  const allowAndRetry = async () => {
    if (await permissions.request([hostPattern(allow.host)])) retry();
  };
  return (
    <Button variant="primary" onClick={() => void allowAndRetry()}>
      {allow.action}
    </Button>
  );
}
