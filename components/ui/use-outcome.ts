import { useEffect, useState } from 'react';

/** Duration for which an outcome is shown. */
const outcomeMs = 2000;

/** The outcome of the last action, for a short time; undefined before and afterwards. */
export function useOutcome<Outcome>() {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), outcomeMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  return [outcome, setOutcome] as const;
}
