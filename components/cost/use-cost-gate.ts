import { useRef, useState } from 'react';
import { type AppClient, useApp } from '../app/app-context.ts';
import { type CostEstimate, isCostly } from './is-costly.ts';

export type TaskInput = Pick<Parameters<AppClient['createTask']>[0], 'product' | 'promptConfig' | 'model'>;

/** The question before a costly run. */
export interface CostQuestion {
  estimate: CostEstimate;
  agree(): void;
  decline(): void;
}

export interface CostGate {
  question?: CostQuestion;
  /** Runs cheap work at once, and costly work after the user's confirmation. */
  confirm(input: TaskInput, run: () => Promise<void>): Promise<void>;
}

export function useCostGate(url: string): CostGate {
  const { client } = useApp();
  const [question, setQuestion] = useState<CostQuestion>();
  const latest = useRef(0);

  return {
    question,
    async confirm(input, run) {
      latest.current += 1;
      const requestId = latest.current;
      setQuestion(undefined);
      // A failure of the estimate fails the run too, which reports it.
      const estimate = await client.estimate({ url, ...input }).catch(() => undefined);
      if (requestId !== latest.current) return;
      if (!estimate || !isCostly(estimate)) return run();
      setQuestion({
        estimate,
        agree: () => {
          setQuestion(undefined);
          void run();
        },
        decline: () => setQuestion(undefined),
      });
    },
  };
}
