import { lazy, Suspense } from 'react';
import { useAccountStatus } from './use-account-status.ts';

const SignedOutBanner = lazy(() => import('./signed-out-banner.tsx'));

/** Above everything, when an account wants its person. */
export function AccountBanner() {
  const status = useAccountStatus();
  if (status?.state !== 'signedOut') return null;
  return (
    <Suspense>
      <SignedOutBanner status={status} />
    </Suspense>
  );
}
