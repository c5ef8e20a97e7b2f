import type { FailureData } from '../../lib/contract/failure.ts';
import { t } from '../i18n/t.ts';
import { allowHost } from '../item/missing-host.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { followFailureText } from './follow-failure-text.ts';
import type { Following } from './use-following.ts';

/** The same where there is no room for a strip. */
export function FollowDialog({ following: { retry, dismiss }, failure }: { following: Following; failure: FailureData }) {
  const { title, help, allow } = followFailureText(failure);
  return (
    <Dialog
      title={title}
      onClose={dismiss}
      actions={
        allow ? (
          <Button look="primary" onClick={() => void allowHost(allow.host).then((isAllowed) => isAllowed && retry())}>
            {allow.action}
          </Button>
        ) : (
          <Button onClick={retry}>{t('action.retry')}</Button>
        )
      }
    >
      <p>{help}</p>
    </Dialog>
  );
}
