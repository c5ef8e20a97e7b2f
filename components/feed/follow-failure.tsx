import X from 'lucide-react/icons/x';
import { iconOf } from '../failure/failure-kinds.ts';
import { t } from '../i18n/t.ts';
import { IconButton } from '../ui/button.tsx';
import { Banner } from '../ui/notice.tsx';
import { FollowAction } from './follow-action.tsx';
import { followFailureText } from './follow-failure-text.ts';
import type { FollowRequest } from './use-follow-request.ts';

/** The banner of a failed follow, with a button that retries or allows the missing host. */
export function FollowFailure({ following: { failure, retry, dismiss } }: { following: FollowRequest }) {
  if (!failure) return null;
  const { title, help, allow } = followFailureText(failure);
  return (
    <Banner
      icon={iconOf(failure.code)}
      role="alert"
      tone={allow ? 'plain' : 'danger'}
      title={title}
      actions={
        <>
          <FollowAction failure={failure} retry={retry} />
          <IconButton icon={X} label={t('action.dismiss')} onClick={dismiss} />
        </>
      }
    >
      {help}
    </Banner>
  );
}
