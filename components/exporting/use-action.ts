import { type ReactNode, useState } from 'react';
import { exportFailureText } from './export-failure-text.ts';

export interface Action {
  isBusy: boolean;
  /** The outcome of the last action. */
  message?: ReactNode;
  error?: string;
  /** Runs an action. The content that it resolves to becomes the message. */
  run(perform: () => Promise<ReactNode>): void;
}

/** The state of a user's action that runs one at a time: busy, done or failed. */
export function useAction(): Action {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<ReactNode>();
  const [error, setError] = useState<string>();
  return {
    isBusy,
    message,
    error,
    run(perform) {
      setIsBusy(true);
      setMessage(undefined);
      setError(undefined);
      perform()
        .then(setMessage, (error) => setError(exportFailureText(error)))
        .finally(() => setIsBusy(false));
    },
  };
}
