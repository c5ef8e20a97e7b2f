import { type ReactNode, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';

export interface Action {
  isBusy: boolean;
  /** The outcome of the last action. */
  message?: ReactNode;
  failure?: FailureData;
  /** Runs an action. The content that it resolves to, if any, becomes the message. */
  run(perform: () => Promise<ReactNode> | Promise<void>): void;
  dismiss(): void;
}

/** The state of a user's action: busy, done or failed. A view disables what would start another one meanwhile. */
export function useAction(): Action {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<ReactNode>();
  const [failure, setFailure] = useState<FailureData>();
  const dismiss = () => {
    setMessage(undefined);
    setFailure(undefined);
  };
  return {
    isBusy,
    message,
    failure,
    dismiss,
    async run(perform) {
      setIsBusy(true);
      dismiss();
      try {
        setMessage((await perform()) ?? undefined);
      } catch (error) {
        setFailure(Failure.from(error).toJSON());
      }
      setIsBusy(false);
    },
  };
}
