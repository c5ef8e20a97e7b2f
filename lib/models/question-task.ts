import type { CallOptions } from './streaming-model.ts';

/** The task of a question for models that take data and languages, but no instructions. */
export interface QuestionTask {
  /** BCP 47 tags of the data and of the response. */
  from: string;
  to: string;
  /** Number of points wanted; absent for a translation. */
  points?: number;
}

/** A task with the data of its question. */
export interface TaskCall extends QuestionTask {
  data: string;
  /** Whether the response to the same data was unusable. */
  isRepeated: boolean;
}

/** Returns the call options that hold a question's task; none for a question without one. */
export const withTask = (
  task: QuestionTask | undefined,
  { data, complaint }: { data: string; complaint?: string },
): Pick<CallOptions, 'providerOptions'> =>
  task ? { providerOptions: { gloss: { ...task, data, isRepeated: complaint !== undefined } } } : {};

/** Returns the task of a call's options. Throws if its question has none. */
export function taskOf({ providerOptions }: CallOptions): TaskCall {
  const task = providerOptions?.gloss;
  if (!task) throw new Error('The question has no task for a model without instructions.');
  return task as unknown as TaskCall;
}
