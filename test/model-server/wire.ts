import type { ModelRequest } from './model-request.ts';

/** The response stream of one provider, in chunks as the provider documents them. */
export interface Wire {
  contentType: string;
  begin: string[];
  piece(text: string): string;
  end(reason: 'stop' | 'length', tokens: { input: number; output: number }): string[];
  error(message: string): string;
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const event = (value: { type: string }) => `event: ${value.type}\n${data(value)}`;

export const wires: Record<ModelRequest['protocol'], (request: ModelRequest) => Wire> = {
  openai({ model, wantsUsage }) {
    const chunk = (delta: object, reason: string | null = null) => ({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_790_000_000,
      model,
      choices: [{ index: 0, delta, finish_reason: reason }],
    });
    return {
      contentType: 'text/event-stream',
      begin: [data(chunk({ role: 'assistant', content: '' }))],
      piece: (content) => data(chunk({ content })),
      end: (reason, { input, output }) => [
        data(chunk({}, reason)),
        ...(wantsUsage
          ? [
              data({
                ...chunk({}),
                choices: [],
                usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
              }),
            ]
          : []),
        'data: [DONE]\n\n',
      ],
      error: (message) => data({ error: { message, type: 'server_error', param: null, code: null } }),
    };
  },

  anthropic({ model, asTool }) {
    const block = asTool ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: {} } : { type: 'text', text: '' };
    return {
      contentType: 'text/event-stream; charset=utf-8',
      begin: [
        event({
          type: 'message_start',
          message: {
            id: 'msg_1',
            type: 'message',
            role: 'assistant',
            model,
            content: [],
            stop_reason: null,
            stop_sequence: null,
            usage: { input_tokens: 0, output_tokens: 1 },
          },
        } as { type: string }),
        event({ type: 'content_block_start', index: 0, content_block: block } as { type: string }),
        event({ type: 'ping' }),
      ],
      piece: (text) =>
        event({
          type: 'content_block_delta',
          index: 0,
          delta: asTool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text },
        } as { type: string }),
      end: (reason, { input, output }) => [
        event({ type: 'content_block_stop', index: 0 } as { type: string }),
        event({
          type: 'message_delta',
          delta: { stop_reason: reason === 'length' ? 'max_tokens' : asTool ? 'tool_use' : 'end_turn', stop_sequence: null },
          usage: { input_tokens: input, output_tokens: output },
        } as { type: string }),
        event({ type: 'message_stop' }),
      ],
      error: (message) => event({ type: 'error', error: { type: 'overloaded_error', message } } as { type: string }),
    };
  },

  google({ model }) {
    const chunk = (text: string, more: object = {}) =>
      data({ candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0, ...more }], modelVersion: model });
    return {
      contentType: 'text/event-stream',
      begin: [],
      piece: (text) => chunk(text),
      end: (reason, { input, output }) => [
        data({
          candidates: [
            {
              content: { parts: [{ text: '' }], role: 'model' },
              index: 0,
              finishReason: reason === 'length' ? 'MAX_TOKENS' : 'STOP',
            },
          ],
          usageMetadata: { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output },
          modelVersion: model,
        }),
      ],
      error: (message) => data({ error: { code: 503, message, status: 'UNAVAILABLE' } }),
    };
  },

  ollama({ model }) {
    const line = (value: object) => `${JSON.stringify({ model, created_at: '2026-11-01T00:00:00Z', ...value })}\n`;
    return {
      contentType: 'application/x-ndjson',
      begin: [],
      piece: (content) => line({ message: { role: 'assistant', content }, done: false }),
      end: (reason, { input, output }) => [
        line({
          message: { role: 'assistant', content: '' },
          done: true,
          done_reason: reason,
          prompt_eval_count: input,
          eval_count: output,
        }),
      ],
      error: (message) => line({ error: message }),
    };
  },
};
