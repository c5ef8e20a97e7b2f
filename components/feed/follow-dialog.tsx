import type { FailureData } from '../../lib/contract/failure.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FollowAction } from './follow-action.tsx';
import { followFailureText } from './follow-failure-text.ts';
import type { FollowRequest } from './use-follow-request.ts';

/** The dialog of a failed follow or unfollow, used by views without space for `FollowFailure`. */
export function FollowDialog({ following: { retry, dismiss }, failure }: { following: FollowRequest; failure: FailureData }) {
  const { title, help } = followFailureText(failure);
  return (
    <Dialog title={title} onClose={dismiss} actions={<FollowAction failure={failure} retry={retry} />}>
      <p>{help}</p>
    </Dialog>
  );
}
