import { type LanguageModel, UnsupportedFunctionalityError } from 'ai';
import { chunksOf } from '../async/chunks-of.ts';

/** A language model as specified by the AI SDK, from any provider. */
export type SdkModel = Extract<LanguageModel, { specificationVersion: 'v4' }>;
/** Options of a call to a model as specified by the AI SDK: prompt, response format, token limit, signal. */
export type CallOptions = Parameters<SdkModel['doStream']>[0];
type StreamResult = Awaited<ReturnType<SdkModel['doStream']>>;
/** A part of a model's streamed response as specified by the AI SDK: text, usage, end. */
export type StreamPart = StreamResult['stream'] extends ReadableStream<infer Part> ? Part : never;

/** Creates a model from a function that streams its response; all models here are called by streaming. */
export const streamingModel = (
  provider: string,
  modelId: string,
  answer: (options: CallOptions) => AsyncIterable<StreamPart>,
): SdkModel => ({
  specificationVersion: 'v4',
  provider,
  modelId,
  supportedUrls: {},
  doGenerate: async () => {
    throw new UnsupportedFunctionalityError({ functionality: 'doGenerate' });
  },
  doStream: async (options) => ({ stream: readableOf(answer(options)) }),
});

function readableOf<Part>(parts: AsyncIterable<Part>): ReadableStream<Part> {
  const iterator = parts[Symbol.asyncIterator]();
  return new ReadableStream<Part>({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

/** Converts the stream of a browser's model to parts of a response. */
export async function* textParts(stream: ReadableStream<string>): AsyncGenerator<StreamPart> {
  for await (const delta of chunksOf(stream)) yield { type: 'text-delta', id: '0', delta };
}

/** Returns the text of a call's messages of one role, joined by line ends. */
export const promptText = ({ prompt }: CallOptions, wanted: 'system' | 'user'): string =>
  prompt
    .filter(({ role }) => role === wanted)
    .map(({ content }) =>
      typeof content === 'string' ? content : content.map((part) => (part.type === 'text' ? part.text : '')).join('\n'),
    )
    .join('\n');

/** Returns the images in the user messages of a call, in base64. */
export const promptImages = ({ prompt }: CallOptions): string[] =>
  prompt.flatMap(({ role, content }) =>
    role === 'user' ? content.flatMap((part) => (part.type === 'file' ? base64Of(part.data) : [])) : [],
  );

const base64Of = (data: { type: string; data?: unknown }): string[] => (typeof data.data === 'string' ? [data.data] : []);

/** Returns the JSON schema that a call requires of the response; undefined if any text is allowed. */
export const schemaOf = ({ responseFormat }: CallOptions): object | undefined =>
  responseFormat?.type === 'json' ? responseFormat.schema : undefined;

type Finish = Extract<StreamPart, { type: 'finish' }>;

/** Returns the last part of a response's stream: why it ended, and the tokens used if they are known. */
export const finishPart = (reason: 'stop' | 'length', inputTokens?: number, outputTokens?: number): Finish => ({
  type: 'finish',
  finishReason: { unified: reason, raw: reason },
  usage: {
    inputTokens: { total: inputTokens, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: outputTokens, text: undefined, reasoning: undefined },
  },
});
