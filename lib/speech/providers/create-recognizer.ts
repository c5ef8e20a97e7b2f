import { Failure } from '../../contract/failure.ts';
import { isInLocalNetwork } from '../../http/local-host.ts';
import { baseOf } from '../../models/address.ts';
import { thrownFailure, withoutKey } from '../../models/provider-failure.ts';
import { checkedKey } from '../../models/provider-request.ts';
import { startSilenceTimer } from '../../models/silence-timer.ts';
import type { ChunkTranscription, SpeechSegment } from '../../ports/speech.ts';
import { sampleRate } from '../audio-reader.ts';
import type { Recognizer } from '../recognizer.ts';
import { addressOf, type SpeechProvider } from './address.ts';
import { assemblyai } from './assemblyai.ts';
import { deepgram } from './deepgram.ts';
import { elevenLabs } from './eleven-labs.ts';
import { wavBytesPerSecond } from './encode-wav.ts';
import { defaultTimeouts, type SpeechHost } from './host.ts';
import { moreExactTag } from './language-codes.ts';
import { openaiTranscription } from './openai-transcription.ts';
import type { Protocol } from './provider-call.ts';

const protocols: Record<SpeechProvider['kind'], (provider: SpeechProvider) => Protocol> = {
  openaiTranscription,
  deepgram: () => deepgram,
  assemblyai: () => assemblyai,
  elevenLabs: () => elevenLabs,
};

/**
 * Creates a recognizer for a provider. Each chunk is requested once: the details of a failure state whether another attempt may
 * help (`retry`), and after which delay in milliseconds (`retryAfterMs`). Throws `invalid` for an invalid address or key.
 */
export function createRecognizer(provider: SpeechProvider, host: SpeechHost): Recognizer {
  const protocol = protocols[provider.kind](provider);
  const address = addressOf(provider);
  const timeouts = { ...defaultTimeouts, ...host.timeouts };
  const timeoutMsPerSecond = isInLocalNetwork(address.hostname) ? timeouts.localTimeoutMsPerSecond : timeouts.timeoutMsPerSecond;
  return {
    get chunkSeconds() {
      return protocol.chunkSeconds;
    },
    sentBytes: wavBytesPerSecond,
    async transcribe(chunk, signal) {
      const key = checkedKey(provider);
      const seconds = chunk.samples.length / sampleRate;
      if (seconds === 0) return { segments: [] };
      const watch = startSilenceTimer(signal, timeouts.answerTimeoutMs + seconds * timeoutMsPerSecond);
      const { model } = provider;
      try {
        const call = {
          fetch: host.fetch,
          base: baseOf(address),
          key,
          model,
          signal: watch.signal,
          pollIntervalMs: timeouts.pollIntervalMs,
        };
        const transcription = await watch.race(protocol.transcribe(chunk, call));
        const language = moreExactTag(chunk.language, transcription.language);
        return { ...(language && { language }), segments: tidied(transcription, seconds) };
      } catch (error) {
        throw withoutKey(watch.signal.aborted ? Failure.from(watch.signal.reason) : thrownFailure(error), key);
      } finally {
        watch.stop();
      }
    },
  };
}

/** Returns segments in order of time, within the chunk, and without empty ones. */
function tidied({ segments }: ChunkTranscription, seconds: number): SpeechSegment[] {
  const within = <Timed extends { startTime: number; endTime: number }>(timed: Timed): Timed => {
    const startTime = Math.max(0, Math.min(timed.startTime, seconds));
    return { ...timed, startTime, endTime: Math.max(startTime, Math.min(timed.endTime, seconds)) };
  };
  return segments
    .map(({ startTime, endTime, text, speaker, words }) => ({
      ...within({ startTime, endTime }),
      text: text.replace(/\s+/g, ' ').trim(),
      ...(speaker && { speaker }),
      ...(words && { words: words.map(within) }),
    }))
    .filter(({ text }) => text !== '')
    .sort((a, b) => a.startTime - b.startTime);
}
