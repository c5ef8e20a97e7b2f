import { UrlSource } from 'mediabunny';
import { withTimeout } from '../../lib/async/with-timeout.ts';
import { Failure } from '../../lib/contract/failure.ts';
import { sendRequest } from '../gateway/send-request.ts';
import type { AudioFile } from './audio-file.ts';
import { explainUnreachable } from './explain-unreachable.ts';

/** Bytes held in memory. Without ranges, bytes dropped from here can't be loaded again. */
const maxCacheBytes = 16 * 2 ** 20;
/** Bytes loaded from such a server before the audio is found: a large file with its index at the end is refused. */
const maxBytesToOpen = 2 * maxCacheBytes;
/** Time without a byte after which a request fails. */
const silenceTimeoutMs = 30_000;
const silence = {
  timeoutMs: silenceTimeoutMs,
  onTimeout: () => new Failure('timeout', `No bytes arrived for ${silenceTimeoutMs / 1000} s. Try again later.`),
};
/** Delays before the retries. */
const retryDelaysSeconds = [0.5, 2, 5];
/** Maximum bytes of a playlist, which is read completely. */
const maxPlaylistBytes = 16 * 2 ** 20;

/** Properties of a file from its first response. */
interface RemoteFileInfo {
  /** Address after redirects, which is reused: redirects count listeners and may lead to another file each time. */
  url: string;
  size?: string;
}

/** Opens a remote file, of which only the needed ranges are loaded. Throws the failures of fetching. */
export function rangedFile(url: string): AudioFile {
  const known = new Map<string, RemoteFileInfo>();
  let isRanged = true;
  let isOpening = true;
  let loadedBytes = 0;
  /** Number of consecutive broken connections. */
  let breaks = 0;

  async function fetchPart(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const wanted = String(input);
    const { protocol, hostname } = new URL(wanted);
    if (protocol !== 'https:' && protocol !== 'http:')
      throw new Failure('noSound', `${wanted} was not read: ${protocol} is not http or https.`, { reason: 'format' });
    const before = known.get(wanted);
    let response = await requestOnce(before?.url ?? wanted, init);
    // A redirect's target may have expired.
    if (!response.ok && before && before.url !== wanted) {
      known.delete(wanted);
      response = await requestOnce(wanted, init);
    }
    if (!response.ok) throw failureOfStatus(response, hostname);
    const size = response.headers.get('content-range')?.split('/')[1];
    if (before?.size && size && size !== before.size)
      throw new Failure(
        'siteFailed',
        `${hostname} changed the file during reading: ${before.size} bytes became ${size}. Start again.`,
        { passing: false },
      );
    known.set(wanted, { url: response.url || wanted, size: size ?? before?.size });
    if (wanted === url && response.status !== 206) isRanged = false;
    return countedResponse(response, wanted === url);
  }

  async function requestOnce(address: string, init: RequestInit): Promise<Response> {
    const connecting = new AbortController();
    const timer = setTimeout(
      () =>
        connecting.abort(
          new Failure('timeout', `${new URL(address).hostname} did not answer in ${silenceTimeoutMs / 1000} s. Try again later.`),
        ),
      silenceTimeoutMs,
    );
    const limits = AbortSignal.any([connecting.signal, ...(init.signal ? [init.signal] : [])]);
    try {
      return await sendRequest(address, 'audio', { ...init, cache: 'no-store', signal: limits });
    } catch (error) {
      limits.throwIfAborted();
      throw error instanceof TypeError ? await explainUnreachable(address, limits) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Returns the response with a body that counts its bytes and fails when none arrive. */
  function countedResponse(response: Response, isFile: boolean): Response {
    const reader = response.body?.getReader();
    if (!reader) return response;
    const isPlaylist = /mpegurl/i.test(response.headers.get('content-type') ?? '');
    let size = 0;
    const count = (bytes: number) => {
      breaks = 0;
      size += bytes;
      if (isFile) loadedBytes += bytes;
      if (isFile && !isRanged && isOpening && loadedBytes > maxBytesToOpen)
        throw new Failure('tooLarge', 'The server does not support ranges, which a file of this size requires.', {
          reason: 'ranges',
        });
      if (isPlaylist && size > maxPlaylistBytes)
        throw new Failure('tooLarge', `The playlist is too large: ${size} of ${maxPlaylistBytes} bytes.`);
    };
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          try {
            const { done, value } = await withTimeout(reader.read(), silence);
            if (done) return controller.close();
            count(value.length);
            controller.enqueue(value);
          } catch (error) {
            // A stream that fails cancels nothing below it.
            void reader.cancel(error).catch(() => undefined);
            throw error;
          }
        },
        cancel: (reason) => reader.cancel(reason),
      },
      // Loads nothing ahead of the reader.
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
  // A range from the first byte is unsatisfiable for an empty file only.
  if (status === 416) return new Failure('noSound', `The file ${url} is empty.`, { reason: 'empty' });
  return new Failure('siteFailed', `${hostname} answered with status ${status}.`, { status, passing: busy.has(status) });
}

/** Whether a retry may succeed. A broken connection is not a Failure yet. */
const isRetryable = (error: unknown): boolean =>
  !(error instanceof Failure) || error.code === 'timeout' || error.details?.passing === true;
