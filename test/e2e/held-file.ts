import { Readable } from 'node:stream';
import type { Answer } from '../world/host.ts';

const chunkBytes = 500_000;

/** A file that is sent up to a position, until the test lets more of it through. */
export interface HeldFile {
  answer: Answer;
  /** Sends the file up to a position in bytes. */
  sendUntil(position: number): void;
}

/** Serves a file to any page, up to a position in bytes. */
export function holdFile(file: Buffer, position: number): HeldFile {
  let end = position;
  let moved = Promise.withResolvers<void>();
  async function* read(first: number, last: number) {
    for (let at = first; at <= last; at += chunkBytes) {
      while (at >= end) await moved.promise;
      yield file.subarray(at, Math.min(last + 1, at + chunkBytes));
    }
  }
  return {
    answer: {
      media: {
        type: 'application/octet-stream',
        size: file.length,
        read: (first, last) => Readable.from(read(first, last), { objectMode: false }),
      },
      headers: { 'access-control-allow-origin': '*' },
    },
    sendUntil(next) {
      end = next;
      moved.resolve();
      moved = Promise.withResolvers();
    },
  };
}
