import { setTimeout as delay } from 'node:timers/promises';
import { withTimeout } from '../../lib/async/with-timeout.ts';
import { Failure } from '../../lib/contract/failure.ts';
import { type OpenedResponse, toOutboundFailure, type VettedOpen } from '../outbound/vetted-open.ts';
import type { MediaFile, MediaFiles } from './media-files.ts';

/** The properties of a file that its first response shows. */
export interface FileStart {
  /** Bytes of the whole file; 0 if unknown. */
  size: number;
  contentType: string;
}

/** Timeouts and delays of the download of a media file, in milliseconds. */
export interface DownloadTimeouts {
  /** The timeout of a connection that sends nothing. */
  silenceTimeoutMs: number;
  /** The delay before a broken connection is opened again; doubled each time. */
  retryDelayMs: number;
  /** The timeout of a whole file. */
  totalTimeoutMs: number;
}
const defaultTimeouts: DownloadTimeouts = { silenceTimeoutMs: 30_000, retryDelayMs: 500, totalTimeoutMs: 2 * 3600_000 };
/** The maximum number of consecutive connections that break without a byte. */
const maxBreaks = 4;
const transientStatuses = [408, 425, 429, 500, 502, 503, 504];
/** Disables compression, under which ranges would not be ranges of the file. */
const uncompressed = { 'accept-encoding': 'identity' };

/**
 * Downloads the first `bytes` bytes of a file at an address into a temporary file. Throws `mediaUnavailable`, `siteFailed`, `tooLarge` and what
 * opening throws.
 */
export async function downloadStart(
  open: VettedOpen,
  address: string,
  { into, bytes, signal }: { into: MediaFile; bytes: number; signal: AbortSignal },
): Promise<FileStart> {
  const over = new AbortController();
  const within = AbortSignal.any([signal, over.signal]);
  try {
    const opened = await request(open, address, within, { ...uncompressed, range: `bytes=0-${bytes - 1}` });
    for await (const chunk of readChunks(opened, address, within, defaultTimeouts.silenceTimeoutMs)) {
      await into.append(chunk.subarray(0, bytes - into.size()));
      if (into.size() >= bytes) break;
    }
    return { size: sizeOf(opened.response), contentType: opened.response.headers.get('content-type') ?? '' };
  } finally {
    over.abort();
  }
}

/** Loads a whole file. A broken connection is opened again, and resumes where it was if the server supports ranges. */
export async function download(
  open: VettedOpen,
  address: string,
  {
    into,
    files,
    signal: caller,
    timeouts,
  }: { into: MediaFile; files: MediaFiles; signal: AbortSignal; timeouts?: Partial<DownloadTimeouts> },
): Promise<void> {
  const { silenceTimeoutMs, retryDelayMs, totalTimeoutMs } = { ...defaultTimeouts, ...timeouts };
  const signal = AbortSignal.any([caller, AbortSignal.timeout(totalTimeoutMs)]);
  let validator: string | null = null;
  for (let breaks = 0; ; breaks++) {
    const over = new AbortController();
    const within = AbortSignal.any([signal, over.signal]);
    const before = into.size();
    try {
      const headers: Record<string, string> =
        validator === null || before === 0 ? {} : { range: `bytes=${before}-`, 'if-range': validator };
      const opened = await request(open, address, within, { ...uncompressed, ...headers });
      if (opened.response.status !== 206 && before > 0) await into.empty();
      const size = sizeOf(opened.response);
      await files.ensureFreeSpace(size && size - into.size());
      validator = strongValidator(opened.response.headers);
      for await (const chunk of readChunks(opened, address, within, silenceTimeoutMs)) await into.append(chunk);
      if (into.size() >= size) return;
      throw new Failure('siteFailed', `${opened.url.host} sent only a part of the file: ${into.size()} of ${size} bytes.`, {
        passing: true,
      });
    } catch (error) {
      if (signal.aborted) throw Failure.from(signal.reason);
      const failure = Failure.from(error);
      if (into.size() > before) breaks = 0;
      if (!isTransient(failure) || breaks >= maxBreaks) throw failure;
    } finally {
      over.abort();
    }
    await delay(retryDelayMs * 2 ** breaks, undefined, { signal }).catch(() => undefined);
  }
}

async function request(
  open: VettedOpen,
  address: string,
  signal: AbortSignal,
  headers: Record<string, string>,
): Promise<OpenedResponse> {
  const opened = await open(address, { signal, headers });
  const { status, ok } = opened.response;
  if (ok) return opened;
  const code = status === 404 || status === 410 ? 'mediaUnavailable' : 'siteFailed';
  throw new Failure(code, `${opened.url.host} answered with status ${status}.`, {
    status,
    passing: transientStatuses.includes(status),
  });
}

async function* readChunks(
  { response }: OpenedResponse,
  address: string,
  signal: AbortSignal,
  silenceTimeoutMs: number,
): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const onTimeout = () => new Failure('timeout', `No bytes arrived for ${silenceTimeoutMs} ms.`);
  for (;;) {
    try {
      const { done, value } = await withTimeout(reader.read(), { timeoutMs: silenceTimeoutMs, onTimeout });
      if (done) return;
      yield value;
    } catch (error) {
      const failure = toOutboundFailure(error, address, signal);
      throw failure.code === 'siteFailed' ? new Failure('siteFailed', failure.message, { passing: true }) : failure;
    }
  }
}

/** Returns the bytes of the whole file; 0 if unknown. */
function sizeOf({ status, headers }: Response): number {
  const length = status === 206 ? /\/(\d{1,15})$/.exec(headers.get('content-range') ?? '')?.[1] : headers.get('content-length');
  return Number(length ?? 0) || 0;
}

/** Returns the validator by which a range is known to belong to the same file. */
function strongValidator(headers: Headers): string | null {
  const tag = headers.get('etag');
  return tag && !tag.startsWith('W/') ? tag : headers.get('last-modified');
}

const isTransient = ({ code, details }: Failure): boolean =>
  code === 'timeout' || (code === 'siteFailed' && details?.passing === true);
