import { type ReactNode, useState } from 'react';
import { exportFailureText } from './export-failure-text.ts';

export interface Action {
  isBusy: boolean;
  /** How the last deed ended. */
  message?: ReactNode;
  fault?: string;
  /** Does one thing at a time; what it resolves to is said. */
  run(perform: () => Promise<ReactNode>): void;
}

/** Something that is done once, and told. */
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
