import { useRef, useState } from 'react';
import { type AppClient, useApp } from '../app/app-context.ts';
import { type CostEstimate, isCostly } from './is-costly.ts';

export type Work = Pick<Parameters<AppClient['createTask']>[0], 'product' | 'promptConfig' | 'model'>;

/** What a face asks before it lets a costly run begin. */
export interface CostQuestion {
  estimate: CostEstimate;
  agree(): void;
  decline(): void;
}

export interface CostGate {
  question?: CostQuestion;
  /** Runs what takes little at once, and the rest when the person agrees. */
  pass(work: Work, run: () => Promise<void>): Promise<void>;
}

export function useCostGate(url: string): CostGate {
  const { client } = useApp();
  const [question, setQuestion] = useState<CostQuestion>();
  const latest = useRef(0);

  return {
    question,
    async pass(work, run) {
      latest.current += 1;
      const own = latest.current;
      setQuestion(undefined);
      // Whatever is in the way of an estimate is in the way of the run too, and is told there.
      const estimate = await client.estimate({ url, ...work }).catch(() => undefined);
      if (own !== latest.current) return;
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
