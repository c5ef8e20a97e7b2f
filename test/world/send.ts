import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Answer } from './host.ts';
import type { Media } from './media.ts';

/** Sends a response. A browser that disconnects midway is not an error. */
export function send(response: ServerResponse, answer: Answer, range: string | undefined): void {
  const { status = 200, headers = {}, body = '', media } = answer;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
  if (media) sendMedia(response, media, range);
  else if (typeof body === 'string' || Buffer.isBuffer(body)) response.end(body);
  else stream(response, Readable.from(body, { objectMode: false }));
}

function sendMedia(response: ServerResponse, media: Media, range: string | undefined): void {
  const wanted = /^bytes=(\d+)-(\d*)$/.exec(range ?? '');
  const first = wanted ? Number(wanted[1]) : 0;
  const last = wanted?.[2] ? Math.min(Number(wanted[2]), media.size - 1) : media.size - 1;
  response.setHeader('accept-ranges', 'bytes');
  if (first > last) {
    response.setHeader('content-range', `bytes */${media.size}`);
    response.statusCode = 416;
    response.end();
    return;
  }
  if (wanted) response.setHeader('content-range', `bytes ${first}-${last}/${media.size}`);
  response.setHeader('content-type', media.type);
  response.setHeader('content-length', last - first + 1);
  response.statusCode = wanted ? 206 : 200;
  stream(response, media.read(first, last));
}

function stream(response: ServerResponse, source: Readable): void {
  response.on('close', () => source.destroy());
  source.on('error', () => response.destroy());
  source.pipe(response);
}
