import { useEffect, useRef } from 'react';
import { isSummary, type Rows, type Subject } from './rows.ts';
import { type Asking, useAsking } from './use-asking.ts';

/** From this length on a model takes so much that it is not set to work without a question (seconds). */
const longMedium = 2 * 3600;

/** The first click is all that a summary takes: without a stored one the work starts by itself, once. */
export function useSummaryWork({ url, duration }: Subject, rows: Rows | undefined): Asking & { begin(): void } {
  const asking = useAsking(url);
  const begun = useRef(false);
  /** The offline version comes first, and then the question whether a model may write. */
  const isHeld = useRef(false);

  const begin = () => {
    isHeld.current = duration >= longMedium;
    asking.start(isHeld.current ? { model: 'offline' } : {});
  };

  const hasSummary = rows?.texts.some(isSummary);
  const isMissing = hasSummary === false && !rows?.tasks.some((task) => isSummary(task) && task.status === 'pending');
  useEffect(() => {
    if (isMissing && !begun.current) {
      begun.current = true;
      begin();
    }
    if (hasSummary && isHeld.current) {
      isHeld.current = false;
      asking.ask({});
    }
  });

  return { ...asking, begin };
}
