import { json, type ProviderRequest } from '../../provider/provider.ts';
import type { RecognizedWord } from './recognize-words.ts';
import type { SpeechApi, SpokenText } from './speech-api.ts';
import { bare, sentencesOf, textOf, turnsOf } from './spoken-text.ts';

/** Servers that speak OpenAI's protocol, each with small differences. */
type Flavor = 'whisper' | 'groq' | 'speaches' | 'whisperCpp' | 'text' | 'transcribe' | 'diarize';
const models: Record<string, Flavor> = {
  'whisper-1': 'whisper',
  'gpt-transcribe': 'transcribe',
  'gpt-4o-transcribe': 'text',
  'gpt-4o-mini-transcribe': 'text',
  'gpt-4o-transcribe-diarize': 'diarize',
  'whisper-large-v3': 'groq',
  'whisper-large-v3-turbo': 'groq',
  'Systran/faster-whisper-small': 'speaches',
  whisper: 'whisperCpp',
  /** A model that returns no timestamps. */
  'voxtral-mini': 'text',
};
const otherModels = ['gpt-5.6-sol', 'text-embedding-3-small'];
const maxBytes = 25 * 1024 * 1024;
const maxSeconds = 1400;
const names: Record<string, string> = { en: 'english', de: 'german', fr: 'french', zh: 'chinese', ja: 'japanese', es: 'spanish' };

const refuse = (status: number, message: string, code: string, headers?: Record<string, string>) =>
  json(status, { error: { message, type: 'invalid_request_error', param: null, code } }, headers);

/** `POST /audio/transcriptions` and `GET /models` below any base URL. */
export const openaiApi: SpeechApi = {
  isFor: ({ path }) => /\/(?:audio\/transcriptions|models)(?:\?|$)/.test(path),
  keyOf: ({ headers }) => /^Bearer (.*)$/.exec(headers.authorization ?? '')?.[1] ?? headers.authorization ?? '',
  needsKey: false,
  refuse,
  async answer(request, ear) {
    if (request.method === 'GET') {
      return json(200, { object: 'list', data: [...Object.keys(models), ...otherModels].map((id) => ({ id, object: 'model' })) });
    }
    const form = await readForm(request);
    const { model, response_format: format = 'json', language, prompt, temperature } = form.texts;
    const flavor = models[model ?? ''];
    if (!flavor) return refuse(404, `The model \`${model}\` does not exist or you do not have access to it.`, 'model_not_found');
    if (form.file.length > maxBytes) return refuse(413, `Maximum content size limit (${maxBytes}) exceeded`, 'too_large');
    const wrong = mistake(flavor, format, form);
    if (wrong) return refuse(400, wrong, 'invalid_value');
    try {
      const spoken = ear.listen(
        {
          protocol: 'openai',
          model: model!,
          key: openaiApi.keyOf(request),
          language: language ?? form.lists.languages?.[0],
          prompt,
          speakers: format === 'diarized_json',
          temperature: temperature === undefined ? undefined : Number(temperature),
          options: { format, ...form.lists },
        },
        form.file,
      );
      if (flavor === 'diarize' && spoken.seconds > maxSeconds) {
        return refuse(400, `audio duration ${spoken.seconds} seconds is longer than ${maxSeconds} seconds`, 'invalid_value');
      }
      return json(200, answers[flavor](spoken, format, form.lists.timestamp_granularities ?? ['segment']));
    } catch (error) {
      return refuse(400, `Audio file might be corrupted or unsupported: ${String(error)}`, 'invalid_value');
    }
  },
};

interface Form {
  texts: Record<string, string | undefined>;
  lists: Record<string, string[] | undefined>;
  file: Uint8Array;
}

async function readForm({ headers, body }: ProviderRequest): Promise<Form> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const texts: Record<string, string> = {};
  const lists: Record<string, string[]> = {};
  let file = new Uint8Array();
  for (const [name, value] of form) {
    if (typeof value !== 'string') file = new Uint8Array(await value.arrayBuffer());
    else if (name.endsWith('[]')) lists[name.slice(0, -2)] = [...(lists[name.slice(0, -2)] ?? []), value];
    else texts[name] = value;
  }
  return { texts, lists, file };
}

/** Returns the error for a request that the documentation forbids; undefined for a valid one. */
function mistake(flavor: Flavor, format: string, { texts, lists }: Form): string | undefined {
  const { language, prompt, chunking_strategy: chunking } = texts;
  const formats = flavor === 'diarize' ? ['json', 'text', 'diarized_json'] : ['json', 'text'];
  if (['text', 'transcribe', 'diarize'].includes(flavor) && !formats.includes(format)) {
    return `response_format '${format}' is not compatible with this model. Use ${formats.join(', ')} instead.`;
  }
  if (flavor === 'diarize' && chunking === undefined) return 'chunking_strategy is required for diarization models.';
  if (flavor === 'diarize' && prompt !== undefined) return 'prompt is not supported for diarization models.';
  if (flavor === 'transcribe' && language !== undefined) return 'language is not supported with this model, use languages.';
  if (lists.timestamp_granularities && format !== 'verbose_json') return 'timestamp_granularities needs verbose_json.';
  if (language !== undefined && !/^[a-z]{2,3}$/.test(language)) return `Invalid language '${language}', ISO-639-1 expected.`;
  return undefined;
}

type Answer = (spoken: SpokenText, format: string, granularities: string[]) => unknown;

const answers: Record<Flavor, Answer> = {
  whisper: (spoken, format, granularities) => verbose(spoken, format, granularities, names[spoken.language] ?? spoken.language),
  groq: (spoken, format, granularities) => ({
    ...verbose(spoken, format, granularities, capital(names[spoken.language] ?? spoken.language)),
    x_groq: { id: 'req_1' },
  }),
  speaches: (spoken, format, granularities) => {
    const answer = verbose(spoken, format, granularities, spoken.language);
    if (format !== 'verbose_json') return answer;
    const words = granularities.includes('word')
      ? spoken.words.map((word) => ({ ...timed(word), word: ` ${word.text}`, probability: 0.9 }))
      : null;
    return { ...answer, words, segments: sentencesOf(spoken.words).map((words, id) => ({ ...segment(words, id), words: null })) };
  },
  whisperCpp: ({ language, seconds, words }, format) => ({
    text: `${textOf(words)}\n`,
    ...(format === 'verbose_json' && {
      task: 'transcribe',
      language: names[language] ?? language,
      duration: seconds,
      segments: sentencesOf(words).map((sentence, id) => ({
        id,
        text: ` ${textOf(sentence)}`,
        start: sentence[0]!.startTime,
        end: sentence.at(-1)!.endTime,
        tokens: [1, 2],
        words: sentence.map((word) => ({ ...timed(word), word: ` ${word.text}`, t_dtw: -1, probability: 0.9 })),
        temperature: 0,
        avg_logprob: -0.2,
        no_speech_prob: 0,
      })),
    }),
  }),
  text: ({ words }) => ({
    text: textOf(words),
    usage: { type: 'tokens', input_tokens: 10, output_tokens: 10, total_tokens: 20 },
  }),
  transcribe: ({ words, language }) => ({ text: textOf(words), languages: words.length > 0 ? [{ code: language }] : [] }),
  diarize: ({ words, seconds }, format) => ({
    text: textOf(words),
    ...(format === 'diarized_json' && {
      task: 'transcribe',
      duration: seconds,
      segments: turnsOf(words).map((turn, i) => ({
        type: 'transcript.text.segment',
        id: `seg_${i}`,
        start: turn[0]!.startTime,
        end: turn.at(-1)!.endTime,
        text: ` ${textOf(turn)}`,
        speaker: turn[0]!.speaker ?? 'A',
      })),
    }),
    usage: { type: 'duration', seconds: Math.ceil(seconds) },
  }),
};

function verbose(
  { words, seconds }: SpokenText,
  format: string,
  granularities: string[],
  language: string,
): Record<string, unknown> {
  if (format !== 'verbose_json') return { text: textOf(words) };
  return {
    task: 'transcribe',
    language,
    duration: seconds,
    text: textOf(words),
    // OpenAI's words have no punctuation, and segments are returned only on request.
    ...(granularities.includes('word') && { words: words.map((word) => ({ ...timed(word), word: bare(word.text) })) }),
    ...(granularities.includes('segment') && { segments: sentencesOf(words).map(segment) }),
  };
}

const timed = ({ startTime: start, endTime: end }: RecognizedWord) => ({ start, end });
const segment = (words: RecognizedWord[], id: number) => ({
  id,
  seek: 0,
  start: words[0]!.startTime,
  end: words.at(-1)!.endTime,
  text: ` ${textOf(words)}`,
  tokens: [50_364],
  temperature: 0,
  avg_logprob: -0.25,
  compression_ratio: 1.4,
  no_speech_prob: 0.01,
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
