import { setTimeout as rest } from 'node:timers/promises';
import { Failure } from '../../lib/contract/failure.ts';
import { type OpenedResponse, toOutboundFailure, type VettedOpen } from '../outbound/vetted-open.ts';
import type { MediaFile, MediaFiles } from './media-files.ts';

/** What an address says of its file before all of it is there. */
export interface Peeked {
  /** Bytes of the whole; 0 where nobody tells. */
  size: number;
  contentType: string;
}

/** Milliseconds. */
export interface DownloadPatience {
  /** Of a connection that sends nothing. */
  silence: number;
  /** Before a connection that broke is made again; doubled with each one more. */
  backOff: number;
  /** Of a whole file, however slowly it comes. */
  whole: number;
}
const usualPatience: DownloadPatience = { silence: 30_000, backOff: 500, whole: 2 * 3600_000 };
/** Connections that may break one after the other without a byte. */
const mostBreaks = 4;
const passing = [408, 425, 429, 500, 502, 503, 504];
/** Compressed on the way, a part of a file would be no part of it. */
const asItIs = { 'accept-encoding': 'identity' };

/** The first bytes of a file, at most so many, put into another one. Throws `siteFailed`, `tooLarge` and what opening throws. */
export async function peek(
  open: VettedOpen,
  address: string,
  { into, bytes, signal }: { into: MediaFile; bytes: number; signal: AbortSignal },
): Promise<Peeked> {
  const over = new AbortController();
  const within = AbortSignal.any([signal, over.signal]);
  try {
    const opened = await answered(open, address, within, { ...asItIs, range: `bytes=0-${bytes - 1}` });
    for await (const piece of piecesOf(opened, address, within, usualPatience.silence)) {
      await into.append(piece.subarray(0, bytes - into.size()));
      if (into.size() >= bytes) break;
    }
    return { size: sizeOf(opened.response), contentType: opened.response.headers.get('content-type') ?? '' };
  } finally {
    over.abort();
  }
}

/** A whole file. A connection that breaks is made again, and goes on where it was if the server can. */
export async function download(
  open: VettedOpen,
  address: string,
  {
    into,
    files,
    signal: caller,
    patience,
  }: { into: MediaFile; files: MediaFiles; signal: AbortSignal; patience?: Partial<DownloadPatience> },
): Promise<void> {
  const { silence, backOff, whole } = { ...usualPatience, ...patience };
  const signal = AbortSignal.any([caller, AbortSignal.timeout(whole)]);
  let mark: string | null = null;
  for (let breaks = 0; ; breaks++) {
    const over = new AbortController();
    const within = AbortSignal.any([signal, over.signal]);
    const before = into.size();
    try {
      const headers: Record<string, string> =
        mark === null || before === 0 ? {} : { range: `bytes=${before}-`, 'if-range': mark };
      const opened = await answered(open, address, within, { ...asItIs, ...headers });
      if (opened.response.status !== 206 && before > 0) await into.empty();
      const size = sizeOf(opened.response);
      await files.admit(size && size - into.size());
      mark = strongMark(opened.response.headers);
      for await (const piece of piecesOf(opened, address, within, silence)) await into.append(piece);
      if (into.size() >= size) return;
      throw new Failure('siteFailed', `${opened.url.host} sent a part of the file only`, { passing: true });
    } catch (error) {
      if (signal.aborted) throw Failure.from(signal.reason);
      const failure = Failure.from(error);
      if (into.size() > before) breaks = 0;
      if (!mayPass(failure) || breaks >= mostBreaks) throw failure;
    } finally {
      over.abort();
    }
    await rest(backOff * 2 ** breaks, undefined, { signal }).catch(() => undefined);
  }
}

async function answered(
  open: VettedOpen,
  address: string,
  signal: AbortSignal,
  headers: Record<string, string>,
): Promise<OpenedResponse> {
  const opened = await open(address, { signal, headers });
  const { status, ok } = opened.response;
  if (ok) return opened;
  throw new Failure('siteFailed', `${opened.url.host} answered ${status}`, { status, passing: passing.includes(status) });
}

async function* piecesOf(
  { response }: OpenedResponse,
  address: string,
  signal: AbortSignal,
  silence: number,
): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (!reader) return;
  for (;;) {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Failure('timeout', 'no more bytes came')), silence);
    try {
      const { done, value } = await Promise.race([reader.read(), late.promise]);
      if (done) return;
      yield value;
    } catch (error) {
      const failure = toOutboundFailure(error, address, signal);
      throw failure.code === 'siteFailed' ? new Failure('siteFailed', failure.message, { passing: true }) : failure;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Of the whole file. */
function sizeOf({ status, headers }: Response): number {
  const told = status === 206 ? /\/(\d{1,15})$/.exec(headers.get('content-range') ?? '')?.[1] : headers.get('content-length');
  return Number(told ?? 0) || 0;
}

/** By which a part is known to belong to the same file. */
function strongMark(headers: Headers): string | null {
  const tag = headers.get('etag');
  return tag && !tag.startsWith('W/') ? tag : headers.get('last-modified');
}

const mayPass = ({ code, details }: Failure): boolean =>
  code === 'timeout' || (code === 'siteFailed' && (details as { passing?: boolean } | undefined)?.passing === true);
