import { type ReactNode, Suspense, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { FailureBanner } from './failure-views.ts';

export interface FailureBannerState {
  attempt(command: () => Promise<unknown>): void;
  /** Empty without a failure. */
  banner: ReactNode;
  dismiss(): void;
}

/** Runs the user's commands in a view. The failure of the last one is in the banner, until it is dismissed. */
export function useFailureBanner(): FailureBannerState {
  const [failure, setFailure] = useState<FailureData>();
  const dismiss = () => setFailure(undefined);
  return {
    attempt(command) {
      dismiss();
      command().catch((error) => setFailure(Failure.from(error).toJSON()));
    },
    banner: failure && (
      <Suspense>
        <FailureBanner failure={failure} onDismiss={dismiss} />
      </Suspense>
    ),
    dismiss,
  };
}
