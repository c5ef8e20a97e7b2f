import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { FailureBanner } from './failure-views.ts';

export interface FailureBannerState {
  /** Runs a command and resolves to whether it succeeded. The function stays the same while the view does. */
  attempt(command: () => Promise<unknown>): Promise<boolean>;
  /** Empty without a failure. */
  banner: ReactNode;
  dismiss(): void;
}

/** Runs the user's commands in a view. The failure of the last one is in the banner, until it is dismissed. */
export function useFailureBanner(): FailureBannerState {
  const [failure, setFailure] = useState<FailureData>();
  const dismiss = () => setFailure(undefined);
  const attempt = useCallback(async (command: () => Promise<unknown>) => {
    setFailure(undefined);
    try {
      await command();
      return true;
    } catch (error) {
      setFailure(Failure.from(error).toJSON());
      return false;
    }
  }, []);
  return {
    attempt,
    banner: failure && (
      <Suspense>
        <FailureBanner failure={failure} onDismiss={dismiss} />
      </Suspense>
    ),
    dismiss,
  };
}
