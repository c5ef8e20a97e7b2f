import { chunksOf } from '../../../lib/async/chunks-of.ts';
import { sleep } from '../../../lib/async/sleep.ts';
import { Failure } from '../../../lib/contract/failure.ts';
import { type ModelFiles, progressOf } from './model-files.ts';
import { downloadUrl } from './models.ts';

/** The storage, requests and timeouts that the download of a model's file uses. */
export interface DownloadHost {
  files: ModelFiles;
  fetch(address: string, request: { headers: Record<string, string>; signal: AbortSignal }): Promise<Response>;
  /** Bytes of a part, which is the maximum loss if the browser is killed. */
  partSize: number;
  /** Time without a byte after which a request fails, and the delay before the second attempt, doubled for each further one. */
  timeouts: { silenceMs: number; backOffMs: number };
}

/** Maximum number of consecutive attempts without new bytes. */
const maxAttempts = 4;

/**
 * Downloads the missing bytes of a model's file. Received bytes stay stored when the download is stopped or interrupted. Throws
 * `offline`, `rateLimited`, `modelFailed` (missing, or not the file), `storageFull` and the signal's reason.
 */
export async function downloadFile(
  host: DownloadHost,
  repository: string,
  file: string,
  signal: AbortSignal,
  /** Stored bytes and the size of the file; 0 and 0 while unknown. */
  onProgress: (have: number, total: number) => void,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const before = progressOf(await host.files.parts(repository), file);
    onProgress(before.have, before.total);
    if (before.have > 0 && before.have === before.total) return;
    try {
      await downloadRemainder(host, repository, file, before, signal, onProgress);
    } catch (error) {
      signal.throwIfAborted();
      const failure = Failure.from(error);
      const { have } = progressOf(await host.files.parts(repository), file);
      if (have > before.have) attempt = 0;
      if (failure.code !== 'offline' || attempt === maxAttempts) throw failure;
      await sleep(host.timeouts.backOffMs * 2 ** attempt, signal);
      signal.throwIfAborted();
    }
  }
}

async function downloadRemainder(
  { files, fetch, partSize, timeouts }: DownloadHost,
  repository: string,
  file: string,
  before: { have: number; total: number },
  signal: AbortSignal,
  onProgress: (have: number, total: number) => void,
): Promise<void> {
  const silence = new AbortController();
  const either = AbortSignal.any([signal, silence.signal]);
  const gone = () =>
    silence.abort(
      new Failure('offline', `No bytes of ${repository} arrived for ${timeouts.silenceMs / 1000} s. Try again later.`),
    );
  let timer = setTimeout(gone, timeouts.silenceMs);
  try {
    // A range is never compressed, so its length is that of the file.
    const headers = { range: `bytes=${before.have}-` };
    const response = await fetch(downloadUrl(repository, file), { headers, signal: either }).catch((error) => {
      throw either.aborted ? either.reason : new Failure('offline', String(error));
    });
    const start = await startPosition(response, before, () => files.drop(repository, file));
    const total = start + Number(response.headers.get('content-length'));
    const write = (from: number, bytes: Uint8Array<ArrayBuffer>) =>
      files.put(repository, { file, from, to: from + bytes.length, total }, bytes);

    const buffer = new Uint8Array(Math.min(partSize, total - start));
    let have = start;
    let filled = 0;
    const flush = async () => {
      if (filled > 0) await write(have, buffer.slice(0, filled));
      have += filled;
      filled = 0;
    };
    try {
      for await (const chunk of bytesOf(response, either)) {
        clearTimeout(timer);
        timer = setTimeout(gone, timeouts.silenceMs);
        if (have + filled + chunk.length > total)
          throw new Failure('modelFailed', `${file} is longer than announced: more than ${total} bytes.`);
        for (let at = 0; at < chunk.length; ) {
          const part = chunk.subarray(at, at + buffer.length - filled);
          buffer.set(part, filled);
          filled += part.length;
          at += part.length;
          if (filled === buffer.length) await flush();
        }
        onProgress(have + filled, total);
      }
    } finally {
      await flush();
    }
    if (have < total)
      throw new Failure('offline', `The download of ${file} was interrupted at ${have} of ${total} bytes. Continue it later.`);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the position at which a response starts. Drops the stored parts of a file that has changed. */
async function startPosition(
  response: Response,
  { have, total }: { have: number; total: number },
  drop: () => Promise<void>,
): Promise<number> {
  const { status, headers } = response;
  const length = Number(headers.get('content-length'));
  const isContinuation = status === 206 && (have === 0 || have + length === total);
  if (!isContinuation) {
    if (status === 206 || status === 416) {
      await response.body?.cancel();
      await drop();
      throw new Failure('offline', 'The file has changed on the server. The download starts again.');
    }
    if (status === 429) throw new Failure('rateLimited', 'huggingface.co limits requests (status 429). Try again later.');
    if (status >= 500) throw new Failure('offline', `huggingface.co answered with status ${status}. Try again later.`);
    if (status !== 200) throw new Failure('modelFailed', `huggingface.co answered with status ${status}.`, { status });
    if (have > 0) await drop();
  }
  // A captive portal answers with a page or without a length.
  if (!(length > 0) || /^text\/html/.test(headers.get('content-type') ?? '')) {
    await response.body?.cancel();
    throw new Failure('modelFailed', 'The response is not the model file; the network may require a login in the browser.');
  }
  return isContinuation ? have : 0;
}

async function* bytesOf({ body }: Response, signal: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    yield* chunksOf(body!);
  } catch (error) {
    throw signal.aborted ? signal.reason : new Failure('offline', String(error));
  }
}
