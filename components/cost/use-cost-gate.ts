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
  /** Estimates work that a form offers, so that its start waits for nothing. Sends no request. */
  prepare(input: TaskInput): void;
  /** Runs cheap work at once, and costly work after the user's confirmation. */
  confirm(input: TaskInput, run: () => Promise<void>): Promise<void>;
}

export function useCostGate(url: string): CostGate {
  const { client } = useApp();
  const [question, setQuestion] = useState<CostQuestion>();
  const latest = useRef(0);
  const prepared = useRef<{ key: string; estimate: Promise<CostEstimate | undefined> }>(undefined);
  // A failure of the estimate fails the run too, which reports it.
  const startEstimate = (input: TaskInput) => client.estimate({ url, ...input }).catch(() => undefined);

  return {
    question,
    prepare(input) {
      const key = JSON.stringify(input);
      if (prepared.current?.key !== key) prepared.current = { key, estimate: startEstimate(input) };
    },
    async confirm(input, run) {
      latest.current += 1;
      const requestId = latest.current;
      setQuestion(undefined);
      const known = prepared.current?.key === JSON.stringify(input) ? prepared.current.estimate : undefined;
      prepared.current = undefined;
      const estimate = await (known ?? startEstimate(input));
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
