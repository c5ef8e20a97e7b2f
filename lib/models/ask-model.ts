import { APICallError, InvalidResponseDataError, TypeValidationError } from 'ai';
import { sleep } from '../async/sleep.ts';
import { Failure } from '../contract/failure.ts';
import type { ModelChoice } from '../ports/models.ts';
import { isLocal } from './address.ts';
import { jsonSchemaOf } from './answers.ts';
import { estimateTokens, outputLimit } from './context.ts';
import { defaultTimeouts, type ModelHost, type ModelTimeouts } from './host.ts';
import type { Ledger } from './ledger.ts';
import { type KnownTraits, type ModelTraits, traitsAfterRefusal, traitsAfterReply, usualTraits } from './model-traits.ts';
import { statusFailure, thrownFailure, withoutKey } from './provider-failure.ts';
import { providerModel } from './provider-model.ts';
import type { CreateTextListener, Question, Reply } from './question.ts';
import { withTask } from './question-task.ts';
import { isWhole } from './read-answer.ts';
import { type SilenceTimer, startSilenceTimer } from './silence-timer.ts';
import type { CallOptions, StreamPart } from './streaming-model.ts';

/** Everything that a call to a language model needs: network, selected model, budget, and the signal that aborts it. */
export interface ModelConnection {
  host: ModelHost;
  knownTraits: KnownTraits;
  choice: ModelChoice;
  ledger: Ledger;
  signal: AbortSignal;
  /** Number of the responses so far. */
  answered: number;
}

const maxAttempts = 4;
/** Maximum tokens that providers count for a small image. */
const imageTokens = 1200;
/** Maximum characters of a response. */
const maxCharacters = 400_000;

/**
 * Calls a model until it responds, within limits: temporary failures are retried, silent calls aborted, and a response whose
 * tokens went into thoughts, or a request that the model does not accept, repeated in another form.
 */
export async function askModel(
  connection: ModelConnection,
  question: Question,
  createListener?: CreateTextListener,
): Promise<Reply> {
  const { host, knownTraits, choice, signal } = connection;
  const timeouts = { ...defaultTimeouts, ...host.timeouts };
  const name = `${choice.kind} ${choice.baseUrl} ${choice.model}`;
  const known = knownTraits.get(name) ?? usualTraits;
  let traits = known;
  let tries = 0;
  let { answered } = connection;
  while (true) {
    if (signal.aborted) throw Failure.from(signal.reason);
    const maxTokens = outputLimit(choice, question.outputTokens, traits.level);
    try {
      const reply = await askOnce(connection, question, { ...traits, maxTokens }, timeouts, createListener?.());
      connection.answered += 1;
      const needed = traitsAfterReply(traits, reply, maxTokens);
      if (needed || traits !== known) knownTraits.set(name, needed ?? traits);
      if (!needed || outputLimit(choice, question.outputTokens, needed.level) <= maxTokens) return reply;
      traits = needed;
    } catch (error) {
      if (signal.aborted) throw Failure.from(signal.reason);
      const failure = withoutKey(callFailure(error), choice.apiKey);
      const accepted = traitsAfterRefusal(traits, failure);
      if (accepted) {
        traits = accepted;
        continue;
      }
      const { retry, retryAfterMs } = failure.details ?? {};
      // The calls of a run share a rate limit: as long as others pass it, this one may too.
      tries = failure.code === 'rateLimited' && connection.answered > answered ? 1 : tries + 1;
      answered = connection.answered;
      const delayMs = retryAfterMs ?? timeouts.backOffMs * 2 ** (tries - 1);
      if (!retry || tries === maxAttempts || delayMs > timeouts.maxRetryAfterMs) throw failure;
      await sleep(delayMs, signal);
    }
  }
}

async function askOnce(
  { host, choice, ledger, signal }: ModelConnection,
  question: Question,
  { maxTokens, ...traits }: ModelTraits & { maxTokens: number },
  timeouts: ModelTimeouts,
  onPart?: (chunk: string) => void,
): Promise<Reply> {
  const messages = composePrompt(question);
  const inputTokens = estimateTokens(messages.system) + estimateTokens(messages.prompt) + (question.image ? imageTokens : 0);
  const release = ledger.reserve({ inputTokens, outputTokens: maxTokens });
  const watch = startSilenceTimer(signal, isLocal(choice) ? timeouts.localSilenceMs : timeouts.silenceMs);
  const reply: Reply = { text: '', isCut: true, inputTokens, outputTokens: 0 };
  let hasStarted = false;
  try {
    const { stream } = await watch.race(
      providerModel(choice, host, traits).doStream({
        prompt: [
          { role: 'system', content: messages.system },
          { role: 'user', content: [...imageOf(question), { type: 'text', text: messages.prompt }] },
        ],
        maxOutputTokens: maxTokens,
        abortSignal: watch.signal,
        ...withTask(question.task, question),
        ...(traits.form === 'complete' && formOptions(choice, question)),
      }),
    );
    hasStarted = true;
    await readStream(stream.getReader(), watch, reply, onPart);
    return reply;
  } catch (error) {
    throw watch.signal.aborted ? watch.signal.reason : error;
  } finally {
    release();
    watch.stop();
    reply.outputTokens ||= estimateTokens(reply.text);
    if (hasStarted) ledger.count(reply);
  }
}

/** Returns the options of a call that some models reject. */
const formOptions = (choice: ModelChoice, { kind }: Question): Partial<CallOptions> => ({
  // By default Gemini thinks at length. It accepts no lower level with every model.
  ...(choice.kind === 'google' && { reasoning: 'low' }),
  ...(kind !== 'sentences' && { responseFormat: { type: 'json', schema: jsonSchemaOf(kind), name: 'answer' } }),
});

const imageOf = ({ image }: Question) =>
  image ? [{ type: 'file' as const, mediaType: image.mimeType, data: { type: 'data' as const, data: image.base64 } }] : [];

interface Reader {
  read(): Promise<{ done: false; value: StreamPart } | { done: true; value?: StreamPart }>;
  cancel(): Promise<void>;
}

async function readStream(reader: Reader, watch: SilenceTimer, reply: Reply, onPart?: (chunk: string) => void): Promise<void> {
  let isEnded = false;
  let unread: unknown;
  try {
    for (let next = await watch.race(reader.read()); !next.done; next = await watch.race(reader.read())) {
      watch.reset();
      const part = next.value;
      if (part.type === 'error') {
        if (!isUnknownEvent(part.error)) throw part.error;
        unread ??= part.error;
      }
      if (part.type === 'text-delta') {
        reply.text += part.delta;
        onPart?.(part.delta);
        if (reply.text.length > maxCharacters)
          throw new Failure('modelFailed', `The response is longer than ${maxCharacters} characters.`, { retry: false });
      } else if (part.type === 'finish') {
        const { usage, finishReason } = part;
        isEnded = finishReason.unified !== 'error' && finishReason.unified !== 'interrupted';
        const isOther = finishReason.unified === 'other' && isWhole(reply.text);
        reply.isCut = finishReason.unified !== 'stop' && finishReason.unified !== 'tool-calls' && !isOther;
        // OpenAI's refusals end like its other responses.
        if (finishReason.unified === 'content-filter') reply.filter = finishReason.raw?.replace(/^stop$/, 'refusal') ?? 'refusal';
        reply.inputTokens = usage.inputTokens.total || reply.inputTokens;
        reply.outputTokens = usage.outputTokens.total || 0;
      }
    }
    // Some servers never say that they have finished.
    if (!isEnded && isWhole(reply.text)) reply.isCut = false;
    else if (unread && reply.text === '') throw unread;
    else if (!isEnded) throw new Failure('modelFailed', 'The response ended before it was complete.', { retry: true });
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** Returns whether an error of a stream is an event of a form that the library does not know, and that reports no error. */
const isUnknownEvent = (error: unknown): boolean =>
  InvalidResponseDataError.isInstance(error) || (TypeValidationError.isInstance(error) && !reportsError(error.value));

const reportsError = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'error' in event && Boolean(event.error);

/** Converts any error of a model call to a Failure. */
export function callFailure(error: unknown): Failure {
  // The library wraps an error of the stream before its first event.
  if (error instanceof Error && error.cause instanceof Failure) return error.cause;
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
    return statusFailure(error.statusCode, error.responseBody ?? error.message, (name) => error.responseHeaders?.[name]);
  }
  const status = statusIn(error);
  if (status !== undefined) return statusFailure(status, JSON.stringify(error), () => undefined);
  if (TypeValidationError.isInstance(error) && reportsError(error.value)) return callFailure(error.value);
  const name = error instanceof Error ? error.name : '';
  if (name !== 'AI_TypeValidationError' && name !== 'AI_JSONParseError') return thrownFailure(error);
  return new Failure('modelFailed', 'The response does not have the form of this provider.', { retry: false });
}

/** Returns the HTTP status that an error within a stream has as its code. */
function statusIn(error: unknown): number | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'number' && code >= 400 && code < 600 ? code : undefined;
}

/** Composes the two messages of a call. The delimiter of the data is random, so that the data's author can't close it. */
function composePrompt({ kind, instructions, data, closing, complaint }: Question): { system: string; prompt: string } {
  const mark = `data-${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const form =
    kind === 'sentences'
      ? ''
      : `\nAnswer with one JSON object and nothing else. It is valid for this JSON schema:\n${JSON.stringify(jsonSchemaOf(kind))}`;
  const request = kind === 'sentences' ? 'Now write the sentences.' : 'Now write the JSON object.';
  return {
    system: instructions + form,
    prompt: [`<${mark}>`, data, `</${mark}>`, closing, complaint, request].filter(Boolean).join('\n'),
  };
}
