import { UrlSource } from 'mediabunny';
import { Failure } from '../../../lib/contract/failure.ts';
import { sendRequest } from '../../gateway/send-request.ts';
import type { AudioFile } from './audio-file.ts';
import { anonymousRequest, explainUnreachable } from './explain-unreachable.ts';

/** Bytes that are held in memory. A server without ranges sends a file from the start: what is gone from here is gone. */
const maxCacheBytes = 16 * 2 ** 20;
/** Bytes that may come before the sound is found, from such a server: an index at the end of a large file is not waited for. */
const maxBytesToOpen = 2 * maxCacheBytes;
/** A server that keeps silent for so long (milliseconds) is taken for gone. */
const silenceTimeoutMs = 30_000;
/** Seconds before each further try. */
const retryDelaysSeconds = [0.5, 2, 5];
/** A playlist is text, and read whole; no real one is larger (bytes). */
const maxPlaylistBytes = 16 * 2 ** 20;

interface Known {
  /** After redirects, which count listeners and may lead to another file each time. */
  url: string;
  size?: string;
}

/** A file of the internet, of which only what is needed is loaded. Throws what fetching throws, as Failures. */
export function rangedFile(url: string): AudioFile {
  const known = new Map<string, Known>();
  let isRanged = true;
  let isOpening = true;
  let loadedBytes = 0;
  /** Connections that broke one after the other. */
  let breaks = 0;

  async function fetchPart(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const wanted = String(input);
    const { protocol, hostname } = new URL(wanted);
    if (protocol !== 'https:' && protocol !== 'http:')
      throw new Failure('noSound', `${protocol} is not read`, { reason: 'format' });
    if (!navigator.onLine) throw new Failure('offline', `offline, ${hostname} was not asked`);
    const before = known.get(wanted);
    let response = await requestOnce(before?.url ?? wanted, init);
    // Where a redirect led to may be for a while only.
    if (!response.ok && before && before.url !== wanted) {
      known.delete(wanted);
      response = await requestOnce(wanted, init);
    }
    if (!response.ok) throw failureOfStatus(response, hostname);
    const size = response.headers.get('content-range')?.split('/')[1];
    if (before?.size && size && size !== before.size)
      throw new Failure('siteFailed', `${hostname} has changed the file meanwhile`, { passing: false });
    known.set(wanted, { url: response.url || wanted, size: size ?? before?.size });
    if (wanted === url && response.status !== 206) isRanged = false;
    return countedResponse(response, wanted === url);
  }

  async function requestOnce(address: string, init: RequestInit): Promise<Response> {
    const connecting = new AbortController();
    const timer = setTimeout(() => connecting.abort(new Failure('timeout', 'no answer')), silenceTimeoutMs);
    const limits = AbortSignal.any([connecting.signal, ...(init.signal ? [init.signal] : [])]);
    try {
      return await sendRequest(address, 'audio', { ...init, ...anonymousRequest, signal: limits });
    } catch (error) {
      limits.throwIfAborted();
      throw error instanceof TypeError ? await explainUnreachable(address, limits) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** The same answer, whose bytes are counted and may not stop coming. */
  function countedResponse(response: Response, isFile: boolean): Response {
    const reader = response.body?.getReader();
    if (!reader) return response;
    const isPlaylist = /mpegurl/i.test(response.headers.get('content-type') ?? '');
    let size = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const { done, value } = await withTimeout(reader.read());
          if (done) return controller.close();
          breaks = 0;
          size += value.length;
          if (isFile) loadedBytes += value.length;
          if (isFile && !isRanged && isOpening && loadedBytes > maxBytesToOpen)
            throw new Failure('tooLarge', 'the server sends the file only as a whole', { reason: 'ranges' });
          if (isPlaylist && size > maxPlaylistBytes) throw new Failure('tooLarge', 'the playlist is too long');
          controller.enqueue(value);
        },
        cancel: (reason) => reader.cancel(reason),
      },
      // Nothing is loaded before somebody wants it.
      { highWaterMark: 0 },
    );
    return Object.defineProperty(response, 'body', { value: body });
  }

  return {
    source: new UrlSource(url, {
      fetchFn: fetchPart,
      maxCacheSize: maxCacheBytes,
      getRetryDelay: (_, error) => (isRetryable(error) ? (retryDelaysSeconds[breaks++] ?? null) : null),
      handleUnhandledError: () => undefined,
    }),
    isRanged: () => isRanged,
    isBeyondCache: () => loadedBytes > maxCacheBytes,
    onOpened: () => {
      isOpening = false;
    },
  };
}

const busy = new Set([408, 425, 429, 500, 502, 503, 504]);

function failureOfStatus({ status, url }: Response, hostname: string): Failure {
  // Asked for from the first byte on: there is none.
  if (status === 416) return new Failure('noSound', `${hostname} has nothing at ${url}`, { reason: 'empty' });
  return new Failure('siteFailed', `${hostname} answered ${status}`, { status, passing: busy.has(status) });
}

/** What the next try may not meet. A connection that breaks in the middle is no Failure yet. */
const isRetryable = (error: unknown): boolean =>
  !(error instanceof Failure) ||
  error.code === 'timeout' ||
  (error.details as { passing?: boolean } | undefined)?.passing === true;

async function withTimeout<Value>(reading: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure('timeout', 'no more bytes came')), silenceTimeoutMs);
  });
  try {
    return await Promise.race([reading, limit]);
  } finally {
    clearTimeout(timer);
  }
}
