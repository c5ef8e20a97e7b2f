import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import type { AccountStatus } from '../../lib/contract/account-status.ts';
import { accountText } from '../i18n/account-text.ts';
import { Button } from '../ui/button.tsx';
import { Banner } from '../ui/notice.tsx';
import { useSignIn } from './use-sign-in.ts';

/** The server has taken this device's token back: what is here stays, and waits. */
export default function SignedOutBanner({ status: { serverUrl } }: { status: AccountStatus }) {
  const signIn = useSignIn();
  const [isBusy, setIsBusy] = useState(false);
  const again = () => {
    setIsBusy(true);
    // What goes wrong is told in the status, or was the person's own will.
    signIn(serverUrl).then(
      () => setIsBusy(false),
      () => setIsBusy(false),
    );
  };
  return (
    <Banner
      icon={KeyRound}
      title={accountText('banner')}
      actions={
        <Button disabled={isBusy} onClick={again}>
          {accountText('signInAgain')}
        </Button>
      }
    >
      {accountText('expired')}
    </Banner>
  );
}
