import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import type { AccountStatus } from '../../lib/contract/account-status.ts';
import { accountText } from '../i18n/account-text.ts';
import { Button } from '../ui/button.tsx';
import { Banner } from '../ui/notice.tsx';
import { useSignIn } from './use-sign-in.ts';

/** The banner shown after the server has revoked this device's token. Local data stays, and syncs after the next sign-in. */
export default function SignedOutBanner({ status: { serverUrl } }: { status: AccountStatus }) {
  const signIn = useSignIn();
  const [isBusy, setIsBusy] = useState(false);
  const retry = () => {
    setIsBusy(true);
    // A failure is shown with the account's status; a closed window needs no message.
    signIn(serverUrl).then(
      () => setIsBusy(false),
      () => setIsBusy(false),
    );
  };
  return (
    <Banner
      icon={KeyRound}
      title={accountText('signedOut')}
      actions={
        <Button disabled={isBusy} onClick={retry}>
          {accountText('signInAgain')}
        </Button>
      }
    >
      {accountText('signedOut.body')}
    </Banner>
  );
}
