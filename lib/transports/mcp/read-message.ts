import { Failure } from '../../contract/failure.ts';
import { decodeBody } from '../decode-body.ts';
import { parseJson } from '../well-formed-json.ts';

export const maxMessageBytes = 4 * 1024 * 1024;

/** A message of an agent. */
export interface Message {
  text: string;
  /** Absent if the text is not JSON. */
  parsedBody?: unknown;
  /** The name of the tool that the message calls. */
  tool?: string;
  /** Whether the client has requested progress notifications. */
  wantsProgress?: boolean;
}

/** Reads a message and the tool that it calls, before the call starts. Throws `tooLarge`, and `invalid` for deep JSON. */
export async function readMessage(request: Request): Promise<Message> {
  const text = await readText(request);
  try {
    const parsedBody = parseJson(text);
    const { method, params } = (parsedBody ?? {}) as {
      method?: unknown;
      params?: { name?: unknown; _meta?: { progressToken?: unknown } };
    };
    if (method !== 'tools/call' || typeof params?.name !== 'string') return { text, parsedBody };
    return { text, parsedBody, tool: params.name, wantsProgress: params._meta?.progressToken !== undefined };
  } catch (error) {
    if (error instanceof Failure) throw error;
    return { text };
  }
}

/** Throws the failure of a body that ended early, because the caller closed the connection. */
function rejectBody(): never {
  throw new Failure('cancelled', 'The body ended before it was complete.');
}

/** Reads the body: at once if its length is declared, which takes a third of the time of a stream. Throws `tooLarge`, and `invalid`. */
async function readText(request: Request): Promise<string> {
  const length = request.headers.get('content-length');
  if (length !== null && Number(length) <= maxMessageBytes) return decodeBody(await request.arrayBuffer().catch(rejectBody));
  const bytes = Number(length) > maxMessageBytes ? undefined : await readStream(request.body).catch(rejectBody);
  if (!bytes) throw new Failure('tooLarge', `The message is larger than ${maxMessageBytes} bytes. Send less at a time.`);
  return decodeBody(bytes);
}

/** Reads a stream; returns undefined once it exceeds the limit. Canceled, it would close the connection before the answer. */
async function readStream(stream: Request['body']): Promise<ArrayBuffer | undefined> {
  const reader = stream?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.length;
    if (size > maxMessageBytes) return undefined;
    chunks.push(next.value);
  }
  return new Blob(chunks).arrayBuffer();
}
