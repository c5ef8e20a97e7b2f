import { type ReactNode, useState } from 'react';
import { failureWords } from './failure-words.ts';

export interface Doing {
  isBusy: boolean;
  /** How the last deed ended. */
  said?: ReactNode;
  fault?: string;
  /** Does one thing at a time; what it resolves to is said. */
  run(deed: () => Promise<ReactNode>): void;
}

/** Something that is done once, and told. */
export function useDoing(): Doing {
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<ReactNode>();
  const [fault, setFault] = useState<string>();
  return {
    isBusy,
    said,
    fault,
    run(deed) {
      setIsBusy(true);
      setSaid(undefined);
      setFault(undefined);
      deed()
        .then(setSaid, (error) => setFault(failureWords(error)))
        .finally(() => setIsBusy(false));
    },
  };
}
