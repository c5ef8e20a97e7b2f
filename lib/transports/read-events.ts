import type { Operation } from '../contract/operation.ts';

/** The type of an answer that tells how far the work is: events `progress`, then one `result` or `failure`, each with JSON. */
export const eventStream = 'text/event-stream';

/** Whether a row's answer may take so long that callers can have its progress told. */
export const isStreamed = ({ stream }: Operation): boolean => stream === true;

export interface ServerEvent {
  event: string;
  data: string;
}

/** The events of a stream, as far as they are complete. What breaks the connection is thrown as `broken` has it. */
export async function* readEvents(body: ReadableStream, broken: (error: unknown) => Error): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  /** Of a line whose end has not come. */
  let pieces: string[] = [];
  let event = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error) => {
        throw broken(error);
      });
      if (done) return;
      const [first = '', ...others] = decoder.decode(value, { stream: true }).split('\n');
      pieces.push(first);
      for (const next of others) {
        const line = pieces.join('').replace(/\r$/, '');
        pieces = [next];
        const [, field, text = ''] = /^(event|data)(?:: ?(.*))?$/s.exec(line) ?? [];
        if (field === 'event') event = text;
        if (field === 'data') data.push(text);
        if (line !== '') continue;
        if (data.length > 0) yield { event: event || 'message', data: data.join('\n') };
        [event, data] = ['', []];
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
