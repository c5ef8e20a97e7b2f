import X from 'lucide-react/icons/x';
import { useApp } from '../app/app-context.ts';
import { hostPattern } from '../app/host-pattern.ts';
import { iconOf } from '../failure/failure-kinds.ts';
import { t } from '../i18n/t.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Banner } from '../ui/notice.tsx';
import { followFailureText } from './follow-failure-text.ts';
import type { FollowRequest } from './use-follow-request.ts';

/** The banner of a failed follow, with a button that retries or allows the missing host. */
export function FollowFailure({ following: { failure, retry, dismiss } }: { following: FollowRequest }) {
  if (!failure) return null;
  const { permissions } = useApp();
  const { title, help, allow } = followFailureText(failure);
  return (
    <Banner
      icon={iconOf(failure.code)}
      role="alert"
      tone={allow ? 'plain' : 'danger'}
      title={title}
      actions={
        <>
          {allow ? (
            <Button
              variant="primary"
              onClick={() => void permissions.request([hostPattern(allow.host)]).then((isAllowed) => isAllowed && retry())}
            >
              {allow.action}
            </Button>
          ) : (
            <Button onClick={retry}>{t('action.retry')}</Button>
          )}
          <IconButton icon={X} label={t('action.dismiss')} onClick={dismiss} />
        </>
      }
    >
      {help}
    </Banner>
  );
}
