import * as z from 'zod/mini';
import { cueFieldsForAgents, Detail, includeDetail } from './media.ts';
import { operation } from './operation.ts';
import { addMissingScheme, isWebAddress } from './web-address.ts';

/** Address of a media item, or of the page that plays it; without a scheme, that of https. */
export const MediaUrl = z.string().check(
  z.overwrite(addMissingScheme),
  z.url({
    protocol: /^https?$/,
    abort: true,
    error: 'not an http or https address, such as https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  }),
  z.maxLength(4096),
  z.refine(isWebAddress, 'an address without a user name'),
  z.describe('Address of the video or audio, or of the page that plays it: https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
);

/** Seconds of media that the call consumed (0 when it came from the cache) and that remain. */
export const Cost = z.object({ costDuration: z.number(), remainingTime: z.number() });

/** A summary with its media item and its cost. */
export const SummaryResult = z
  .object({
    success: z.literal(true),
    id: z.string(),
    service: z.string(),
    sourceUrl: z.string(),
    htmlUrl: z.string(),
    summary: z.string().check(z.describe('Markdown')),
    ...Cost.shape,
    detail: z.optional(Detail),
  })
  .register(z.globalRegistry, { id: 'SummaryResult' });
export type SummaryResult = z.infer<typeof SummaryResult>;

/** A chapter with its transcript (`content`) and its summary (Markdown). Times in seconds. */
export const SummarizedChapter = z
  .object({ start: z.number(), end: z.number(), title: z.string(), content: z.string(), summary: z.string() })
  .register(z.globalRegistry, { id: 'SummarizedChapter' });

const ChapterResult = z
  .object({
    ...SummaryResult.shape,
    title: z.string(),
    chapters: z.array(SummarizedChapter),
    chapterSummary: z.string(),
  })
  .register(z.globalRegistry, { id: 'ChapterResult' });

/** Id of a caption track. */
export const TrackId = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(300),
    z.describe('One of the caption tracks that the detail lists; it takes precedence over a language'),
  );
/** A language by its BCP 47 tag, or the code of a locale; what a provider knows is up to it. */
const languageTag = z.string().check(z.maxLength(35), z.regex(/^[a-zA-Z]{2}[-\w]*$/));

/**
 * Options of the transcription of media without captions. The transcript becomes the track `speech`; a request that names this
 * track transcribes in any case. A request that names `captured` follows the captions of a live stream as long as its open page
 * shows it, and transcribes nothing.
 */
const transcriptionOptions = {
  transcribeProvider: z.optional(
    z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(200),
        z.describe(
          'Transcriber for media without captions: `auto`, `onDevice`, the id of a configured provider, or one of `openai`, `groq`, `deepgram`, `assemblyai` and `elevenlabs`, which is configured or whose key is `apiKey`',
        ),
      ),
  ),
  whisperPrompt: z.optional(z.string().check(z.maxLength(2000), z.describe('Names and terms that are likely to occur'))),
  enabledSpeaker: z.optional(z.boolean().check(z.describe('Whether to distinguish speakers'))),
};
/** Language of a generated text. */
export const OutputLanguage = languageTag.check(
  z.describe('Language to write in, as a BCP 47 tag; another than the one spoken needs a language model'),
);

/** Options of a generated text. Output language, prompt and emoji need a language model and are refused without one. */
export const PromptConfig = z.strictObject({
  customPrompt: z.optional(z.string().check(z.minLength(1), z.maxLength(8000), z.describe('Instructions for the text'))),
  outputLanguage: z.optional(OutputLanguage),
  audioLanguage: z.optional(
    languageTag.check(
      z.describe(
        'Language of the transcript to use, as a BCP 47 tag; where no track has it, the preferred track is used at no further cost, and `detail.language` names its language',
      ),
    ),
  ),
  trackId: z.optional(TrackId),
  showEmoji: z.optional(z.boolean().check(z.describe('Whether lines begin with an emoji; needs a language model'))),
  detailLevel: z.optional(
    z
      .number()
      .check(
        z.minimum(0),
        z.maximum(1000),
        z.describe('From 0, the shortest useful text, to 1000, every point; 400 when absent'),
      ),
  ),
  showTimestamp: z.optional(z.boolean().check(z.describe('Whether lines show the time that they cite'))),
  ...transcriptionOptions,
  isRefresh: z.optional(z.boolean().check(z.describe('Generate it again even if it is cached'))),
});
export type PromptConfig = z.infer<typeof PromptConfig>;

const urlAndDetail = z.strictObject({ url: MediaUrl, includeDetail });

/** Description of the costs and effects of operations that make a text. */
export const costs =
  'Books the minutes of the media, saves the item, and takes seconds to minutes; a stored text is free, and returned at once.';

/** Operations that summarize and wait for the result. */
export const summaries = {
  summarize: operation({
    summary: 'Summarize a video or audio',
    description: costs,
    http: 'GET /v1/summarize',
    tool: 'summarize_video',
    agents: { isPaged: true, omits: cueFieldsForAgents },
    scope: 'read',
    tag: 'open',
    stream: true,
    input: urlAndDetail,
    output: SummaryResult,
  }),
  summarizeByPost: operation({
    summary: 'Summarize a video or audio, as a POST',
    http: 'POST /v1/summarize',
    isIdempotent: true,
    scope: 'read',
    tag: 'open',
    stream: true,
    input: urlAndDetail,
    output: SummaryResult,
  }),
  summarizeWithConfig: operation({
    summary: 'Summarize a video or audio with options',
    description: costs,
    http: 'POST /v1/summarizeWithConfig',
    tool: 'summarize_video_with_config',
    agents: { rest: 'get_saved_video has the whole summary, and get_subtitle the transcript.', omits: cueFieldsForAgents },
    scope: 'read',
    tag: 'open',
    stream: true,
    input: z.strictObject({
      url: MediaUrl,
      includeDetail,
      promptConfig: z.optional(PromptConfig.check(z.describe('Options of the text'))),
    }),
    output: SummaryResult,
  }),
  summarizeByChapter: operation({
    summary: 'Summarize a video or audio chapter by chapter',
    description: costs,
    http: 'GET /v1/summarizeByChapter',
    tool: 'summarize_by_chapter',
    // The transcript once more, in parts: tools that read it take a range.
    agents: { isPaged: true, omits: [...cueFieldsForAgents, 'chapters[].content'] },
    scope: 'read',
    tag: 'open',
    stream: true,
    input: z.extend(urlAndDetail, { outputLanguage: z.optional(OutputLanguage) }),
    output: ChapterResult,
  }),
};
