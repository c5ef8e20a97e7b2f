import { Failure } from '../contract/failure.ts';
import { sha256 } from '../encoding/sha256.ts';
import type { ModelChoice, ModelRun } from '../ports/models.ts';
import type { RunStep } from '../ports/run.ts';
import type { LeftOutPoint, ModelUsage } from '../records/generation.ts';
import { askModel } from './ask-model.ts';
import type { ModelHost } from './host.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { KnownTraits } from './model-traits.ts';
import { promptVersion } from './prompts.ts';
import { type CreateTextListener, type Question, Reply } from './question.ts';
import { withoutThoughts } from './without-thoughts.ts';

/** One task's calls to a language model, with their cost and the responses that an earlier attempt has stored. */
export interface ModelSession {
  choice: ModelChoice;
  ledger: Ledger;
  /**
   * Returns the response; undefined if the model failed on this question but may answer others. After several such failures in a
   * row it throws the last one. Throws the failures of `Models` and aborts all other calls of the run then.
   */
  ask(question: Question, createListener?: CreateTextListener): Promise<Reply | undefined>;
  /** Aborts the other calls of the run, and returns the failure to throw: the latest one, if any. */
  abortAsUnusable(): Failure;
  receipt(left: { leftOut?: readonly LeftOutPoint[]; dropped?: number; offlineChapters?: number }): ModelUsage;
}

/** Maximum number of points that are recorded as left out, and of characters of each text. */
const maxLeftOut = 50;
const maxLeftOutCharacters = 500;

const shortened = ({ text, problems }: LeftOutPoint): LeftOutPoint => {
  const short = (one: string) => one.slice(0, maxLeftOutCharacters).toWellFormed();
  return { text: short(text), problems: problems.slice(0, 10).map((problem) => ({ ...problem, text: short(problem.text) })) };
};

/** Consecutive failures after which a provider counts as unavailable. */
const maxConsecutiveFailures = 3;

/** Opens the calls of one task. `done` are the checkpoints of an earlier attempt, whose responses are not requested again. */
export function createModelSession(
  host: ModelHost,
  knownTraits: KnownTraits,
  choice: ModelChoice,
  { signal, onEvent }: ModelRun,
  done: readonly RunStep[],
): ModelSession {
  const ledger = createLedger(choice);
  const stop = new AbortController();
  const connection = { host, knownTraits, choice, ledger, signal: AbortSignal.any([signal, stop.signal]), answered: 0 };
  let consecutiveFailures = 0;
  let lastFailure: Failure | undefined;
  let lastText = '';
  const replies = new Map<string, Reply>();
  for (const { key, value } of done) {
    const reply = Reply.safeParse(value);
    if (!reply.success) continue;
    replies.set(key, reply.data);
    ledger.count(reply.data, true);
  }

  return {
    choice,
    ledger,
    async ask(question, createListener) {
      const key = await stepKey(choice, question);
      const known = replies.get(key);
      if (known) {
        createListener?.()(known.text);
        return known;
      }
      try {
        const reply = await askModel(connection, question, createListener);
        consecutiveFailures = 0;
        replies.set(key, reply);
        lastText = reply.text;
        // Another attempt at the same text may pass, so the filter is no failure before all have been made.
        if (reply.filter) lastFailure = filtered(reply.filter);
        onEvent({ kind: 'step', step: { key, value: reply }, cost: ledger.takeUnreported() });
        return reply;
      } catch (error) {
        lastFailure = Failure.from(error);
        if (isOfOneCall(lastFailure) && ++consecutiveFailures < maxConsecutiveFailures) return undefined;
        stop.abort(lastFailure);
        throw lastFailure;
      }
    },
    abortAsUnusable() {
      const failure = lastFailure ?? unusable(choice.model, lastText);
      stop.abort(failure);
      return failure;
    },
    receipt: ({ leftOut = [], dropped = leftOut.length, offlineChapters = 0 }) => ({
      provider: choice.kind,
      model: choice.model,
      ...ledger.total(),
      dropped,
      ...(leftOut.length > 0 && { leftOut: leftOut.slice(0, maxLeftOut).map(shortened) }),
      offlineChapters,
    }),
  };
}

const filtered = (filter: string) => new Failure('modelFailed', `The provider's content filter stopped the response: ${filter}.`);

/** Maximum characters of a response that a failure quotes. */
const maxQuoted = 200;
/** Matches the start of a response in the requested form, which is no message to the reader. */
const json = /^(?:```|[[{])/;

/** Returns the failure of a model that writes something else than requested, with its text: often it says why, as a refusal does. */
function unusable(model: string, text: string): Failure {
  const written = withoutThoughts(text).replace(/\s+/g, ' ').trim();
  const quoted = json.test(written) ? '' : written.slice(0, maxQuoted).toWellFormed();
  const message = `${model} returned no usable answer.`;
  const withQuote = quoted ? `${message} “${quoted}”` : message;
  return new Failure('modelFailed', withQuote);
}

const isOfOneCall = ({ code }: Failure) => code === 'modelFailed' || code === 'timeout';

/**
 * Returns the key of a step: the SHA-256 of everything that the response depends on. The language and the level of detail are part
 * of the question's instructions.
 */
const stepKey = ({ kind, baseUrl, model }: ModelChoice, question: Question): Promise<string> =>
  sha256(JSON.stringify([promptVersion, kind, baseUrl, model, question]));
