import { type ReactNode, useState } from 'react';
import { exportFailureText } from './export-failure-text.ts';

export interface Action {
  isBusy: boolean;
  /** The outcome of the last action. */
  message?: ReactNode;
  fault?: string;
  /** Runs an action. The content that it resolves to becomes the message. */
  run(perform: () => Promise<ReactNode>): void;
}

/** The state of a user's action that runs one at a time: busy, done or failed. */
export function useAction(): Action {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<ReactNode>();
  const [fault, setFault] = useState<string>();
  return {
    isBusy,
    message,
    fault,
    run(perform) {
      setIsBusy(true);
      setMessage(undefined);
      setFault(undefined);
      perform()
        .then(setMessage, (error) => setFault(exportFailureText(error)))
        .finally(() => setIsBusy(false));
    },
  };
}
