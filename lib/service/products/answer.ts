import { Failure } from '../../contract/failure.ts';
import type { AnswerRequest, ModelEvent } from '../../ports/models.ts';
import type { Ports } from '../../ports/ports.ts';
import type { LeftOutPoint } from '../../records/generation.ts';
import { createEngineSelector, monthOf, withBudget } from '../engine/select-engine.ts';

/** A range of cues of one transcript (`id`): the first cue, and the one after the last. */
export interface CueRange {
  id: string;
  from: number;
  to: number;
}

/** An answer, line by line with the passages that each cites. */
export interface Answer {
  lines: { text: string; cites: CueRange[] }[];
  suggestedQuestions: string[];
  /** Points of a model that are not shown. */
  leftOut?: LeftOutPoint[];
}

/**
 * Answers a question from passages by a model, or offline if there is no model or it fails. A request that names a model or a
 * language fails with the model.
 */
export async function answerFromPassages(
  ports: Ports,
  request: Omit<AnswerRequest, 'model' | 'passages'> & {
    model?: string;
    passages: (AnswerRequest['passages'][number] & CueRange)[];
  },
  offline: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const { model, outputLanguage } = request;
  const { engine, options } = await createEngineSelector(ports).select({
    product: 'summary',
    detailLevel: 0,
    ...(outputLanguage && { outputLanguage }),
    ...(model && { model }),
  });
  if (!('model' in engine)) return offline();
  try {
    const passages = request.passages.map(({ title, text, cues }) => ({ title, text, ...(cues && { cues }) }));
    const modelRequest = {
      ...request,
      passages,
      outputLanguage: options.outputLanguage,
      model: await withBudget(ports, engine.model),
    };
    let spending: Promise<unknown> | undefined;
    const onEvent = (event: ModelEvent) => {
      if (event.kind !== 'step' || !event.cost) return;
      spending = Promise.all([spending, ports.store.addSpent(monthOf(ports.clock.now()), event.cost)]);
      // It may reject before the answer is there, which waits for it.
      spending.catch(() => undefined);
    };
    // The cost is due even if the answer fails.
    const { result, receipt } = await ports.models.answer(modelRequest, { signal, onEvent }).finally(() => spending);
    const lines = result.lines.map(({ text, cites }) => ({
      text,
      cites: cites.map((index) => {
        const { id, from, to } = request.passages[index]!;
        return { id, from, to };
      }),
    }));
    return { ...result, lines, ...(receipt.leftOut && { leftOut: receipt.leftOut }) };
  } catch (error) {
    const failure = Failure.from(error);
    if (model !== undefined || outputLanguage !== undefined || failure.code === 'cancelled') throw failure;
    return offline();
  }
}
