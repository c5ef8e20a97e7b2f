import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { findFfmpeg } from '../../server/media/ffmpeg.ts';
import { createVettedOpen, type VettedOpen } from '../../server/outbound/vetted-open.ts';
import { listen } from '../listen.ts';
import type { Answer } from '../world/host.ts';
import type { Media } from '../world/media.ts';
import { send } from '../world/send.ts';

/** The path of ffmpeg on this machine; tests that need it are skipped without. */
export const ffmpegPath = await findFfmpeg(undefined);

/** Bytes as a file. */
export const asMedia = (bytes: Buffer, type = 'application/octet-stream'): Media => ({
  type,
  size: bytes.length,
  read: (first, last) => Readable.from(bytes.subarray(first, last + 1), { objectMode: false }),
});

/** Converts bytes by ffmpeg to the format of a file name. `raw` describes input without a header. */
export function convert(bytes: Buffer, name: string, parameters: string[] = [], raw: string[] = []): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'gloss-convert-'));
  const [input, path] = [join(folder, 'input'), join(folder, name)];
  writeFileSync(input, bytes);
  execFileSync(ffmpegPath!, ['-loglevel', 'error', ...raw, '-i', input, ...parameters, path]);
  const made = readFileSync(path);
  rmSync(folder, { recursive: true });
  return made;
}

const host = 'media.example';

/** Starts a site of files. `requests` lists the requested paths, with ranges. */
export async function startMediaHost(files: Record<string, Answer | ((request: IncomingMessage) => Answer)>) {
  const requests: string[] = [];
  const { port, close } = await listen((request, response) => {
    const { url = '', headers } = request;
    requests.push([url, headers.range].filter(Boolean).join(' '));
    const file = files[url.slice(1)];
    const answer = typeof file === 'function' ? file(request) : (file ?? { status: 404 });
    send(response, answer, headers.range);
  });
  return {
    port,
    requests,
    urlOf: (name: string) => `http://${host}:${port}/${name}`,
    open: openMediaHost(port),
    close,
  };
}

/** The outbound requests of a server that can reach this host only. */
export const openMediaHost = (port: number | string): VettedOpen =>
  createVettedOpen({
    ports: [String(port)],
    resolve: async (name) => (name === host ? ['127.0.0.1'] : []),
    isAllowed: (address) => address === '127.0.0.1',
  });
