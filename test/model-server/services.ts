import { json, type Reaction } from '../provider/provider.ts';

/** The peculiarities of one service behind an OpenAI-compatible API. */
interface Service {
  /** Names in its list of models. */
  models: string[];
  /** Refusals of requests with a field, by the field's name. */
  refuses?: Record<string, Reaction>;
  /** Whether the list of models is public, so that a wrong key is refused at `/key` only. */
  hasPublicList?: boolean;
}

const refusal = (status: number, message: string) => json(status, { error: { message, type: 'invalid_request_error' } });
const forbidden = (field: string) =>
  json(422, {
    object: 'error',
    message: { detail: [{ type: 'extra_forbidden', loc: ['body', field], msg: 'Extra inputs are not permitted' }] },
  });

/** Services by host, as their documentation and their errors in public issues describe them. */
export const services: Record<string, Service> = {
  'api.openai.com': {
    models: ['gpt-4.1', 'gpt-4.1-mini', 'gpt-5.4-mini', 'gpt-6-luna', 'gpt-6.1-sol', 'text-embedding-3-small', 'whisper-1'],
    refuses: {
      max_tokens: refusal(400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
    },
  },
  'api.anthropic.com': { models: ['claude-opus-5-5', 'claude-haiku-5-5', 'claude-haiku-4-5-20251001'] },
  'generativelanguage.googleapis.com': {
    models: ['gemini-2.5-flash-lite', 'gemini-3.5-flash-lite', 'gemini-3.6-flash', 'gemini-3.8-flash'],
  },
  'openrouter.ai': { models: ['anthropic/claude-haiku-5.5', 'openai/gpt-5.4-mini', 'openai/gpt-6-luna'], hasPublicList: true },
  'api.deepseek.com': {
    models: ['deepseek-flash', 'deepseek-v4-pro'],
    refuses: { json_schema: refusal(400, 'This response_format type is unavailable now') },
  },
  'api.groq.com': {
    models: ['openai/gpt-oss-120b', 'openai/gpt-oss-20b', 'whisper-large-v3'],
    refuses: { json_schema: refusal(400, 'This model does not support response format `json_schema`.') },
  },
  'api.mistral.ai': {
    models: ['mistral-embed', 'mistral-large-latest', 'mistral-small-latest'],
    refuses: { stream_options: forbidden('stream_options'), max_completion_tokens: forbidden('max_completion_tokens') },
  },
  'localhost:11434': { models: ['nomic-embed-text:latest', 'qwen3:4b'] },
  'localhost:1234': { models: ['qwen3-4b', 'text-embedding-nomic-embed-text-v1.5'] },
};

/** Returns a service's refusal of a request's body; undefined if it accepts every field. */
export function refusedBy({ refuses = {} }: Service, body: Uint8Array): Reaction | undefined {
  const text = new TextDecoder().decode(body);
  return Object.entries(refuses).find(([field]) => text.includes(`"${field}"`))?.[1];
}
