import type { AnswerKind } from '../../lib/models/answers.ts';
import type { ProviderRequest } from '../provider/provider.ts';

/** A request to a model, independent of the protocol. */
export interface ModelRequest {
  protocol: 'openai' | 'anthropic' | 'google' | 'ollama';
  model: string;
  key: string;
  system: string;
  user: string;
  kind: AnswerKind | undefined;
  /** Whether the answer's schema came in the protocol's own field, not in the prompt alone. */
  hasSchema: boolean;
  /** Whether the answer is requested as the input of a tool call. */
  asTool: boolean;
  limit: number;
  wantsUsage: boolean;
  contextWindow?: number;
  /** The transcript lines in the prompt's data block. */
  lines: { id: number; text: string }[];
}

type Content = string | { text?: string }[];
type Schema = { properties?: Record<string, unknown> };

/** The fields that are read from the request bodies of all protocols. */
interface Body {
  model: string;
  messages: { role: string; content: Content }[];
  max_tokens?: number;
  max_completion_tokens?: number;
  response_format?: { json_schema?: { schema: Schema } };
  stream_options?: { include_usage?: boolean };
  system?: Content;
  tools?: { input_schema: Schema }[];
  output_config?: { format?: { schema: Schema } };
  output_format?: { schema: Schema };
  format?: Schema;
  options?: { num_ctx?: number; num_predict?: number };
  systemInstruction?: { parts: Content };
  contents: { parts: Content }[];
  generationConfig?: { responseJsonSchema?: Schema; responseSchema?: Schema; maxOutputTokens?: number };
}

/** Parses a request as the provider documents it; returns undefined for any other request. */
export function readModelRequest({ method, path, headers, body }: ProviderRequest): ModelRequest | undefined {
  if (method !== 'POST') return undefined;
  const json = JSON.parse(new TextDecoder().decode(body)) as Body;
  const google = /\/models\/([^/:]+):streamGenerateContent$/.exec(path.split('?')[0]!)?.[1];
  if (google) {
    const config = json.generationConfig;
    return toModelRequest('google', headers['x-goog-api-key'], decodeURIComponent(google), {
      system: textOf(json.systemInstruction?.parts),
      user: json.contents.map(({ parts }) => textOf(parts)).join('\n'),
      schema: config?.responseJsonSchema ?? config?.responseSchema,
      limit: config?.maxOutputTokens,
    });
  }
  if (path.endsWith('/messages')) {
    return toModelRequest('anthropic', headers['x-api-key'], json.model, {
      system: textOf(json.system),
      user: json.messages.map(({ content }) => textOf(content)).join('\n'),
      schema: json.output_config?.format?.schema ?? json.output_format?.schema ?? json.tools?.[0]?.input_schema,
      asTool: json.tools !== undefined,
      limit: json.max_tokens,
    });
  }
  if (!path.endsWith('/chat/completions') && !path.endsWith('/api/chat')) return undefined;
  const isOllama = path.endsWith('/api/chat');
  const textsOf = (role: string) => json.messages.flatMap((one) => (one.role === role ? [textOf(one.content)] : [])).join('\n');
  return toModelRequest(isOllama ? 'ollama' : 'openai', headers.authorization?.replace(/^Bearer /, ''), json.model, {
    system: textsOf('system'),
    user: textsOf('user'),
    schema: isOllama ? json.format : json.response_format?.json_schema?.schema,
    limit: json.max_tokens ?? json.max_completion_tokens ?? json.options?.num_predict,
    wantsUsage: json.stream_options?.include_usage ?? false,
    contextWindow: json.options?.num_ctx,
  });
}

interface RequestFields {
  system: string;
  user: string;
  schema: Schema | undefined;
  asTool?: boolean;
  limit: number | undefined;
  wantsUsage?: boolean;
  contextWindow?: number;
}

function toModelRequest(
  protocol: ModelRequest['protocol'],
  key: string | undefined,
  model: string,
  read: RequestFields,
): ModelRequest {
  const { system, user, schema, asTool = false, limit = 1e6, wantsUsage = true, contextWindow } = read;
  const properties = Object.keys(
    schema?.properties ?? JSON.parse(/^\{.*"properties".*\}$/m.exec(system)?.[0] ?? '{}').properties ?? {},
  );
  const data = /^<(data-[0-9a-f]+)>\n([\s\S]*?)\n<\/\1>$/m.exec(user)?.[2] ?? '';
  const kind = properties.includes('items')
    ? 'lines'
    : properties.includes('suggestedQuestions')
      ? 'reply'
      : properties.includes('title')
        ? 'part'
        : properties.includes('points')
          ? 'whole'
          : undefined;
  const lines = [...data.matchAll(/^\[(\d+)\] (.*)$/gm)].map(([, id, text]) => ({ id: Number(id), text: text! }));
  return {
    protocol,
    model,
    key: key ?? '',
    system,
    user,
    kind,
    hasSchema: schema !== undefined,
    asTool,
    limit,
    wantsUsage,
    contextWindow,
    lines,
  };
}

const textOf = (content: Content = []): string =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('\n');
