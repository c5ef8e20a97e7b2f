import { chunksOf } from '../async/chunks-of.ts';
import type { Operation } from '../contract/operation.ts';
import { textLines } from '../encoding/text-lines.ts';

/** Media type of an answer with progress: events `progress`, then one `result` or `failure`, each with JSON. */
export const eventStream = 'text/event-stream';

/** Whether an operation may take long, so that callers can receive its progress. */
export const isStreamed = ({ stream }: Operation): boolean => stream === true;

/** A server-sent event (HTML Living Standard) with which a Gloss server reports progress or a result; `data` is its text. */
export interface ServerEvent {
  event: string;
  data: string;
}

/** Yields the complete events of a stream. An error of the connection is thrown as the result of `toError`. */
export async function* readEvents(body: ReadableStream, toError: (error: unknown) => Error): AsyncGenerator<ServerEvent> {
  let event = '';
  let data: string[] = [];
  try {
    for await (const written of textLines(chunksOf(body))) {
      const line = written.replace(/\r$/, '');
      const [, field, text = ''] = /^(event|data)(?:: ?(.*))?$/s.exec(line) ?? [];
      if (field === 'event') event = text;
      if (field === 'data') data.push(text);
      if (line !== '') continue;
      if (data.length > 0) yield { event: event || 'message', data: data.join('\n') };
      [event, data] = ['', []];
    }
  } catch (error) {
    throw toError(error);
  }
}
