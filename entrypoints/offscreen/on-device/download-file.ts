import { Failure } from '../../../lib/contract/failure.ts';
import { type ModelFiles, progressOf } from './model-files.ts';
import { downloadUrl } from './models.ts';

/** What a download needs of the browser. */
export interface DownloadHost {
  files: ModelFiles;
  fetch(address: string, request: { headers: Record<string, string>; signal: AbortSignal }): Promise<Response>;
  /** Bytes of a part: what is lost when the browser is killed. */
  partSize: number;
  /** Milliseconds: a server that says nothing for so long is gone, and before the second try; doubled with each one more. */
  timeouts: { silenceMs: number; backOffMs: number };
}

/** Tries in a row that bring nothing new. */
const maxAttempts = 4;

/**
 * Brings what is missing of a file, from where it ended. Whatever came in is kept when it is stopped or breaks off.
 * Throws `offline`, `rateLimited`, `modelFailed` (the file is not there, or is no file), `storageFull` and the signal's reason.
 */
export async function downloadFile(
  host: DownloadHost,
  repository: string,
  file: string,
  signal: AbortSignal,
  /** Bytes that are there, and of how many; 0 of 0 until somebody knows. */
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
      await delay(host.timeouts.backOffMs * 2 ** attempt, signal);
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
  const gone = () => silence.abort(new Failure('offline', `nothing comes from ${repository}`));
  let timer = setTimeout(gone, timeouts.silenceMs);
  try {
    // A range is sent as it is, never compressed, so lengths are those of the file.
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
      for await (const chunk of chunksOf(response, either)) {
        clearTimeout(timer);
        timer = setTimeout(gone, timeouts.silenceMs);
        if (have + filled + chunk.length > total) throw new Failure('modelFailed', `${file} is longer than it was to be`);
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
    if (have < total) throw new Failure('offline', `${file} broke off`);
  } finally {
    clearTimeout(timer);
  }
}

/** Where what comes in begins. A file that has changed meanwhile is begun anew. */
async function startPosition(
  response: Response,
  { have, total }: { have: number; total: number },
  drop: () => Promise<void>,
): Promise<number> {
  const { status, headers } = response;
  const length = Number(headers.get('content-length'));
  const isRest = status === 206 && (have === 0 || have + length === total);
  if (!isRest) {
    if (status === 206 || status === 416) {
      await response.body?.cancel();
      await drop();
      throw new Failure('offline', 'the file has changed');
    }
    if (status === 429) throw new Failure('rateLimited', 'the hub is asked too often');
    if (status >= 500) throw new Failure('offline', `the hub answered ${status}`);
    if (status !== 200) throw new Failure('modelFailed', `the hub answered ${status}`, { status });
    if (have > 0) await drop();
  }
  // What stands in the way, the page of a hotel's network for one, tells no length or that it is a page.
  if (!(length > 0) || /^text\/html/.test(headers.get('content-type') ?? '')) {
    await response.body?.cancel();
    throw new Failure('modelFailed', 'the hub sent something else');
  }
  return isRest ? have : 0;
}

async function* chunksOf(response: Response, signal: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body!.getReader();
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw signal.aborted ? signal.reason : new Failure('offline', String(error));
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
