import { Failure } from '../../lib/contract/failure.ts';
import type { AudioSource } from '../../lib/ports/speech.ts';
import type { Ffmpeg, ProbedStream, ProbeResult } from './ffmpeg.ts';
import type { MediaLoader } from './load-media.ts';
import type { MediaTrack } from './yt-dlp-media.ts';

/** Maximum seconds that are decoded of a media file. */
export const maxDurationSeconds = 24 * 3600;

/** The first bytes of a media file, and what they show. */
export interface ProbedStart {
  /** Bytes of the whole file; 0 if unknown. */
  size: number;
  loadedBytes: number;
  /** Absent where the first bytes are not loaded alone. */
  probed?: ProbeResult;
}

/** Probes the first bytes of a file, so that one without a track that can be decoded is not loaded whole. Throws as `findTrack`. */
export async function probeStart(
  loader: MediaLoader,
  ffmpeg: Ffmpeg,
  { source, kind, signal }: { source: AudioSource; kind: MediaTrack; signal: AbortSignal },
): Promise<ProbedStart> {
  const over = new AbortController();
  try {
    const { size, file } = await loader.loadStart(source, kind, AbortSignal.any([signal, over.signal]));
    if (!file) return { size, loadedBytes: 0 };
    const probed = await ffmpeg.probe(file, signal);
    // A file without streams so far may have its index at the end.
    if (probed.streams.length > 0) findTrack(probed, kind);
    return { size, loadedBytes: file.size(), probed };
  } finally {
    over.abort();
  }
}

/**
 * Returns the audio or video track of a file. Throws `noSound` or `noPictures` with a reason: `format` (no media, or of a format that
 * is not read here), `silent` (no such track), `protected`.
 */
export function findTrack({ streams }: ProbeResult, kind: MediaTrack): ProbedStream {
  const failureOf = (reason: string, message: string) =>
    new Failure(kind === 'audio' ? 'noSound' : 'noPictures', message, { reason });
  if (streams.length === 0) throw failureOf('format', 'The file is no media of a format that this server reads.');
  const track = streams.find((stream) => stream.kind === kind && !stream.isCover);
  if (!track) throw failureOf('silent', `The file has no ${kind} track.`);
  if (track.isEncrypted) throw failureOf('protected', `The ${kind} of the file is encrypted.`);
  return track;
}
