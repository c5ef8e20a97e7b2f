import KeyRound from 'lucide-react/icons/key-round';
import type { AccountStatus } from '../../lib/contract/account-status.ts';
import { useAction } from '../app/use-action.ts';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { accountText } from '../i18n/account-text.ts';
import { Button } from '../ui/button.tsx';
import { Banner } from '../ui/notice.tsx';
import { useSignIn } from './use-sign-in.ts';

/** The banner shown after the server has revoked this device's token. Local data stays, and syncs after the next sign-in. */
export default function SignedOutBanner({ status: { serverUrl } }: { status: AccountStatus }) {
  const signIn = useSignIn();
  const { isBusy, failure, run } = useAction();
  return (
    <Banner
      icon={KeyRound}
      title={accountText('signedOut')}
      actions={
        <Button disabled={isBusy} onClick={() => run(() => signIn(serverUrl))}>
          {accountText('signInAgain')}
        </Button>
      }
    >
      {accountText('signedOut.body')}
      {failure && <span role="alert"> {inlineFailureText(failure)}</span>}
    </Banner>
  );
}
