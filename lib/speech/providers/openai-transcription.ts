import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import type { ChunkTranscription, SpeechSegment } from '../../ports/speech.ts';
import type { RecognizerInput } from '../recognizer.ts';
import { encodeWav } from './encode-wav.ts';
import { codeOf, tagOf } from './language-codes.ts';
import { multipart } from './multipart.ts';
import { callProvider, type Protocol, type ProviderCall } from './provider-call.ts';
import { segmentsOfWords, spreadText, withWords } from './segments-of.ts';

const Word = z.object({ word: z.string(), start: z.number(), end: z.number() });
/** Response of a transcription; local servers omit fields that they don't support. */
const OpenAiResponse = z.object({
  text: z.string(),
  language: z.nullish(z.string()),
  languages: z.nullish(z.array(z.object({ code: z.string() }))),
  words: z.nullish(z.array(Word)),
  segments: z.nullish(
    z.array(
      z.object({
        start: z.number(),
        end: z.number(),
        text: z.string(),
        speaker: z.nullish(z.string()),
        words: z.nullish(z.array(Word)),
        no_speech_prob: z.nullish(z.number()),
        avg_logprob: z.nullish(z.number()),
      }),
    ),
  ),
});
type Word = z.infer<typeof Word>;
type Answer = z.infer<typeof OpenAiResponse>;

/** Response formats, the most detailed first; if a server rejects one, the next is requested. */
type Format = 'words' | 'segments' | 'speakers' | 'text';
const formFields: Record<Format, [string, string][]> = {
  words: [
    ['response_format', 'verbose_json'],
    ['timestamp_granularities[]', 'word'],
    ['timestamp_granularities[]', 'segment'],
  ],
  segments: [['response_format', 'verbose_json']],
  speakers: [
    ['response_format', 'diarized_json'],
    ['chunking_strategy', 'auto'],
  ],
  text: [['response_format', 'json']],
};

/** Chunk sizes in seconds with times: most providers allow 25 MB, some 1,400 seconds. */
const withTimes = { best: 480, max: 780 };
/** Chunk sizes in seconds without times, small because lines are placed by their length. */
const withoutTimes = { best: 25, max: 40 };

/** OpenAI's transcription protocol, which Groq and local servers use too. */
export function openaiTranscription({ model }: { model: string }): Protocol {
  const formats = formatsOf(model);
  return {
    get chunkSeconds() {
      return formats[0] === 'text' ? withoutTimes : withTimes;
    },
    async transcribe(chunk, call) {
      const wav = encodeWav(chunk.samples);
      while (true) {
        const [format] = formats;
        try {
          return readAnswer(await transcribe(chunk, call, wav, format!), chunk);
        } catch (error) {
          if (!isUnknownFormat(error) || format === formats.at(-1)) throw error;
          // A concurrent chunk may have changed the format meanwhile.
          if (formats[0] === format) formats.shift();
        }
      }
    },
  };
}

function formatsOf(model: string): Format[] {
  if (/\btranscribe-diarize\b/.test(model)) return ['speakers'];
  return /(?:^|\/)gpt-/.test(model) ? ['text'] : ['words', 'segments', 'text'];
}

function isUnknownFormat(error: unknown): boolean {
  if (!(error instanceof Failure)) return false;
  const status = error.details?.status;
  return (status === 400 || status === 422) && /response_format|timestamp|granularit|verbose_json/i.test(error.message);
}

async function transcribe(chunk: RecognizerInput, call: ProviderCall, wav: Uint8Array, format: Format): Promise<Answer> {
  const { model, key } = call;
  const language = codeOf(chunk.language);
  const { body, headers } = multipart(
    [
      ['model', model],
      [/(?:^|\/)gpt-transcribe/.test(model) ? 'languages[]' : 'language', language === 'jv' ? 'jw' : language],
      ['prompt', format === 'speakers' ? undefined : chunk.prompt || undefined],
      ['temperature', chunk.temperature?.toString()],
      ...formFields[format],
    ],
    { name: 'file', fileName: 'chunk.wav', type: 'audio/wav', bytes: wav },
  );
  const request = { method: 'POST', headers: { ...headers, ...(key && { authorization: `Bearer ${key}` }) }, body };
  return callProvider(call, '/audio/transcriptions', request, OpenAiResponse);
}

function readAnswer(
  { text, language, languages, words, segments }: Answer,
  { samples, language: requestedLanguage }: RecognizerInput,
): ChunkTranscription {
  const tag = tagOf(language ?? (languages?.length === 1 ? languages[0]!.code : undefined));
  const spokenSegments = segments?.filter((segment) => !isSilence(segment)) ?? [];
  const silence = segments?.filter(isSilence) ?? [];
  const isInvented = ({ start, end }: Word) =>
    silence.some((one) => one.start <= (start + end) / 2 && (start + end) / 2 < one.end);
  const segmentsWithTimes = spokenSegments.map(({ start, end, text, speaker }): SpeechSegment => {
    return { startTime: start, endTime: end, text, ...(speaker && { speaker }) };
  });
  const spokenWords = words?.length
    ? words.filter((word) => !isInvented(word))
    : spokenSegments.flatMap((segment) => segment.words ?? []);
  const timed = spokenWords.map(({ word, start, end }) => ({ text: word.trim(), startTime: start, endTime: end }));
  if (segments?.length) return { language: tag, segments: withWords(segmentsWithTimes, timed) };
  return {
    language: tag,
    segments: timed.length > 0 ? segmentsOfWords(timed) : spreadText(text, samples, tag ?? requestedLanguage),
  };
}

/** Whether Whisper's own measure marks a segment as invented in silence. */
const isSilence = (segment: { no_speech_prob?: number | null; avg_logprob?: number | null }): boolean =>
  (segment.no_speech_prob ?? 0) > 0.6 && (segment.avg_logprob ?? 0) < -1;
