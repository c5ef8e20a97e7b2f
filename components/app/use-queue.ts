import { useState } from 'react';
import { limitConcurrency } from '../../lib/async/limit-concurrency.ts';

/** Returns a function that runs actions one after another, so that each reads what the one before it has written. */
export function useQueue(): ReturnType<typeof limitConcurrency> {
  const [enqueue] = useState(() => limitConcurrency(1));
  return enqueue;
}
