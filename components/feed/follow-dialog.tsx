import type { FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { hostPattern } from '../app/host-pattern.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { followFailureText } from './follow-failure-text.ts';
import type { FollowRequest } from './use-follow-request.ts';

/** The dialog of a failed follow, used by views without space for `FollowFailure`. */
export function FollowDialog({ following: { retry, dismiss }, failure }: { following: FollowRequest; failure: FailureData }) {
  const { permissions } = useApp();
  const { title, help, allow } = followFailureText(failure);
  return (
    <Dialog
      title={title}
      onClose={dismiss}
      actions={
        allow ? (
          <Button
            variant="primary"
            onClick={() => void permissions.request([hostPattern(allow.host)]).then((isAllowed) => isAllowed && retry())}
          >
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
