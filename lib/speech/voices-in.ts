import type { ChunkTranscription, SpeechSegment } from '../ports/speech.ts';
import { sampleRate } from './audio-reader.ts';
import type { AudioChunk } from './chunk-audio.ts';
import type { Recognizer } from './recognizer.ts';
import { compactVoice } from './voices.ts';

/** Minimum and maximum seconds of audio from which a voice is computed. */
const minVoiceSeconds = 0.8;
const maxVoiceSeconds = 10;

/**
 * Adds a voice to each segment that is long enough, under a label of its own; returns the transcript unchanged if the
 * recognizer computes no voices.
 */
export async function voicesIn(
  transcription: ChunkTranscription,
  chunk: AudioChunk,
  recognizer: Recognizer,
  signal: AbortSignal,
): Promise<ChunkTranscription & { voices?: Record<string, number[]> }> {
  if (!recognizer.voiceOf) return transcription;
  const voices: Record<string, number[]> = {};
  const segments: SpeechSegment[] = [];
  for (const [place, { speaker: _, ...segment }] of transcription.segments.entries()) {
    const samples = samplesOf(segment, chunk);
    const voice =
      samples.length < minVoiceSeconds * sampleRate ? undefined : compactVoice(await recognizer.voiceOf(samples, signal));
    if (voice) voices[place] = voice;
    segments.push({ ...segment, ...(voice && { speaker: String(place) }) });
  }
  return { ...transcription, segments, voices };
}

function samplesOf({ startTime, endTime }: SpeechSegment, { samples, ranges }: AudioChunk): Float32Array {
  const from = placeOf(startTime, ranges);
  return samples.subarray(from, Math.min(placeOf(endTime, ranges), from + maxVoiceSeconds * sampleRate));
}

/** Converts a time of the audio to a position in the chunk. */
function placeOf(time: number, ranges: AudioChunk['ranges']): number {
  const wanted = Math.round(time * sampleRate);
  let before = 0;
  for (const { from, to } of ranges) {
    if (wanted < to) return before + Math.max(0, wanted - from);
    before += to - from;
  }
  return before;
}
