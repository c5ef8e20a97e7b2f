import * as z from 'zod/mini';
import { chunksOf } from '../async/chunks-of.ts';
import { Failure } from '../contract/failure.ts';
import { textLines } from '../encoding/text-lines.ts';
import { tryParseJson } from '../encoding/try-parse-json.ts';
import type { ModelFetch } from './host.ts';
import { responseFailure } from './provider-failure.ts';
import {
  finishPart,
  promptImages,
  promptText,
  type SdkModel,
  type StreamPart,
  schemaOf,
  streamingModel,
} from './streaming-model.ts';

const Chunk = z.object({
  message: z.optional(z.object({ content: z.optional(z.string()), thinking: z.optional(z.string()) })),
  done: z.optional(z.boolean()),
  done_reason: z.optional(z.string()),
  prompt_eval_count: z.optional(z.number()),
  eval_count: z.optional(z.number()),
  error: z.optional(z.string()),
});

/**
 * Calls Ollama by its own API: the OpenAI-compatible one can't set the context size, whose default silently truncates a chunk.
 */
export const ollamaModel = (
  modelId: string,
  { root, headers, context, fetch }: { root: string; headers: Record<string, string>; context: number; fetch: ModelFetch },
): SdkModel =>
  streamingModel('ollama', modelId, async function* (options): AsyncGenerator<StreamPart> {
    const images = promptImages(options);
    const response = await fetch(`${root}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      signal: options.abortSignal,
      body: JSON.stringify({
        model: modelId,
        messages: (['system', 'user'] as const).map((role) => ({
          role,
          content: promptText(options, role),
          ...(role === 'user' && images.length > 0 && { images }),
        })),
        stream: true,
        // Models that can think do so at length by default, which takes minutes and the tokens of the response.
        think: false,
        format: schemaOf(options),
        options: { num_ctx: context, num_predict: options.maxOutputTokens },
      }),
    });
    if (!response.ok) throw responseFailure(response, await response.text());
    if (!response.body) return;
    for await (const line of textLines(chunksOf(response.body))) {
      if (line.trim() === '') continue;
      const chunk = Chunk.safeParse(tryParseJson(line));
      if (!chunk.success) throw new Failure('modelFailed', 'The response does not have the form of Ollama’s.');
      const { message, done, done_reason: reason, prompt_eval_count: input, eval_count: output, error } = chunk.data;
      if (error !== undefined) throw new Failure('modelFailed', error, { retry: true });
      // Keeps the call from counting as silent.
      if (message?.thinking) yield { type: 'reasoning-delta', id: '0', delta: message.thinking };
      if (message?.content) yield { type: 'text-delta', id: '0', delta: message.content };
      if (done) yield finishPart(reason === 'length' ? 'length' : 'stop', input, output);
    }
  });
