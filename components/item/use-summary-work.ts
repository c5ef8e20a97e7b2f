import { useEffect, useRef, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { client } from '../client.ts';
import type { Rows, Subject } from './rows.ts';

export interface SummaryWork {
  asking: boolean;
  failure?: FailureData;
  /** When the face was opened, or asked last. */
  since: number;
  start(): void;
  refine(detailLevel: number, isRefresh?: boolean, audioLanguage?: string): void;
  cancel(taskId: string): void;
  dismiss(): void;
}

/** The commands about a summary. Their progress and their results are rows; only a refusal comes back here. */
export function useSummaryWork({ url }: Subject, rows: Rows | undefined): SummaryWork {
  const [since, setSince] = useState(Date.now);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<FailureData>();
  const started = useRef(false);

  const ask = async (call: Promise<unknown>) => {
    setFailure(undefined);
    setSince(Date.now());
    setAsking(true);
    try {
      await call;
    } catch (error) {
      setFailure(Failure.from(error).toJSON());
    } finally {
      setAsking(false);
    }
  };
  const start = () => void ask(client.createSummaryTask({ url }));

  // The first click is all that a summary takes: without a stored one the work starts by itself, once.
  const missing = rows !== undefined && !rows.summary && rows.task?.status !== 'pending';
  useEffect(() => {
    if (!missing || started.current) return;
    started.current = true;
    start();
  });

  return {
    asking,
    failure,
    since,
    start,
    refine: (detailLevel, isRefresh, audioLanguage) =>
      void ask(client.summarizeWithConfig({ url, promptConfig: { detailLevel, isRefresh, audioLanguage } })),
    cancel: (taskId) => void client.cancelSummaryTask({ taskId }).catch((error) => setFailure(Failure.from(error).toJSON())),
    dismiss: () => {
      setFailure(undefined);
      setSince(Date.now());
    },
  };
}
