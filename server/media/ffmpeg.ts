import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { withTimeout } from '../../lib/async/with-timeout.ts';
import { Failure } from '../../lib/contract/failure.ts';
import type { MediaFile } from './media-files.ts';
import { startChild } from './start-child.ts';

/** The ffmpeg program: probes media files and decodes them. */
export interface Ffmpeg {
  /** Reads format, duration and streams of a file; a file of none of the formats below has no streams. */
  probe(file: MediaFile, signal: AbortSignal): Promise<ProbeResult>;
  /** Runs ffmpeg on a file and yields its output. The process ends with the reader of the output. */
  run(file: MediaFile, parameters: Parameters, signal: AbortSignal): AsyncGenerator<Buffer>;
}

/** Arguments before and after the input file; formats other than those of media are named explicitly. */
interface Parameters {
  before?: string[];
  after: string[];
  formats?: readonly string[];
}

/** Format, duration and streams of a media file, as ffmpeg reports them. */
export interface ProbeResult {
  /** Demuxers that may read it: `mov,mp4,m4a,3gp,3g2,mj2`. */
  format?: string;
  /** Duration in seconds; 0 where the file does not state it. */
  duration: number;
  /** Whether the duration is an estimate from bitrate and length. */
  isEstimated: boolean;
  streams: ProbedStream[];
}
/** An audio or video stream of a media file, as ffmpeg reports it. */
export interface ProbedStream {
  kind: 'audio' | 'video';
  isEncrypted: boolean;
  /** Whether the stream is a cover image. */
  isCover: boolean;
  /** The number of channels of an audio stream. */
  channels?: number;
}

/**
 * Self-contained media formats. Playlists and lists of files, which refer to other addresses, are excluded by their content, not
 * by name or type.
 */
const mediaFormats = [
  ...['mov', 'matroska', 'webm', 'mp3', 'aac', 'ogg', 'flac', 'wav', 'w64', 'aiff', 'au', 'caf', 'amr', 'ac3', 'eac3'],
  ...['avi', 'flv', 'asf', 'mpegts', 'mpeg', 'mpegvideo', 'h264', 'hevc', 'wv', 'tta', 'ape', 'mpc', 'mpc8', 'dts'],
];
/** The input is an open file descriptor, so ffmpeg opens no path that a stranger chose. */
const inputOf = (formats: readonly string[]) => {
  const allowed = ['-protocol_whitelist', 'file', '-format_whitelist', formats.join(',')];
  return [...allowed, '-max_pixels', String(maxPixels), '-threads', '2', '-i', 'file:/dev/fd/3'];
};
/** The maximum pixels of a frame, and the maximum bytes of one allocation. */
const maxPixels = 8192 * 8192;
const maxAllocationBytes = 512 * 2 ** 20;
const common = ['-nostdin', '-hide_banner', '-max_alloc', String(maxAllocationBytes)];
/** Milliseconds without output before ffmpeg counts as stuck. */
const silenceTimeoutMs = 120_000;

/** Returns the access to the ffmpeg program at a path. */
export function ffmpegAt(path: string): Ffmpeg {
  const start = (file: MediaFile, parameters: string[]) => startChild(path, parameters, { folder: tmpdir(), input: file.fd });
  return {
    async probe(file, signal) {
      signal.throwIfAborted();
      // Without an output, ffmpeg reports its input and ends.
      const child = start(file, [...common, ...inputOf(mediaFormats)]);
      const late = AbortSignal.any([signal, AbortSignal.timeout(silenceTimeoutMs)]);
      late.addEventListener('abort', child.kill, { once: true });
      child.stdout.resume();
      await child.ended.finally(() => late.removeEventListener('abort', child.kill));
      if (late.aborted) throw Failure.from(late.reason);
      return readProbe(child.stderr());
    },

    async *run(file, { before = [], after, formats = mediaFormats }, signal) {
      signal.throwIfAborted();
      const child = start(file, [...common, '-loglevel', 'error', ...before, ...inputOf(formats), ...after, 'pipe:1']);
      signal.addEventListener('abort', child.kill, { once: true });
      try {
        const chunks = child.stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
        const read = () => withTimeout(chunks.next(), silence);
        for (let next = await read(); !next.done; next = await read()) yield next.value;
        await child.ended;
        if (signal.aborted) throw Failure.from(signal.reason);
      } finally {
        child.kill();
        signal.removeEventListener('abort', child.kill);
      }
    },
  };
}

const silence = {
  timeoutMs: silenceTimeoutMs,
  onTimeout: () => new Failure('timeout', `ffmpeg wrote nothing for ${silenceTimeoutMs} ms.`),
};

/** Reads ffmpeg's report. Metadata from the file itself, such as titles, is indented deeper than the lines that are read here. */
function readProbe(report: string): ProbeResult {
  const lines = report.split(/[\r\n]+/);
  const first = (pattern: RegExp) => lines.map((line) => pattern.exec(line)).find(Boolean);
  const [, hours, minutes, seconds] = first(/^ {2}Duration: (\d{2,}):(\d\d):(\d\d\.\d+)/) ?? [];
  return {
    format: first(/^Input #0, ([\w,]+), from /)?.[1],
    duration: hours === undefined ? 0 : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    isEstimated: report.includes('Estimating duration from bitrate'),
    streams: lines.flatMap((line) => {
      const [, kind, rest = ''] = /^ {2}Stream #0:\d+[^:]*: (Audio|Video): (.*)/.exec(line) ?? [];
      if (!kind) return [];
      const isCover = rest.includes('(attached pic)');
      const isEncrypted = /\((?:enca|encv|drm[si]) \//.test(rest);
      const channels = /\b(\d+) channels\b/.exec(rest)?.[1];
      return [
        { kind: kind === 'Audio' ? 'audio' : 'video', isCover, isEncrypted, ...(channels && { channels: Number(channels) }) },
      ];
    }),
  };
}

/**
 * Finds ffmpeg at the configured path, or in the folders of PATH. Throws an error that names the setting if the configured
 * program is not ffmpeg.
 */
export async function findFfmpeg(configured: string | undefined): Promise<string | undefined> {
  if (configured === 'off') return undefined;
  if (configured !== undefined) {
    if (await isFfmpeg(configured)) return configured;
    throw new Error(`GLOSS_FFMPEG: ${configured} is not an executable ffmpeg. Set it to the path of one, or to off.`);
  }
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    if (!isAbsolute(folder)) continue;
    const path = join(folder, 'ffmpeg');
    const isExecutable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isExecutable && (await isFfmpeg(path))) return path;
  }
  return undefined;
}

const execute = promisify(execFile);
const isFfmpeg = (path: string): Promise<boolean> =>
  execute(path, ['-version'], { timeout: 20_000, env: { PATH: process.env.PATH ?? '' } }).then(
    ({ stdout }) => /^ffmpeg version /.test(stdout),
    () => false,
  );
