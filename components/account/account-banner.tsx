import { lazy, Suspense } from 'react';
import { useAccountStatus } from './use-account-status.ts';

const SignedOutBanner = lazy(() => import('./signed-out-banner.tsx'));

/** The banner of an account that needs the user's attention: shown while this device is signed out. */
export function AccountBanner() {
  const status = useAccountStatus();
  if (status?.state !== 'signedOut') return null;
  return (
    <Suspense>
      <SignedOutBanner status={status} />
    </Suspense>
  );
}
