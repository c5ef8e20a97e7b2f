import * as z from 'zod/mini';
import { contentId, success } from './list-page.ts';
import { maxQuestionLength } from './max-question-length.ts';
import { cueFieldsForAgents, Detail } from './media.ts';
import { operation } from './operation.ts';
import { SecretText } from './secret-text.ts';
import { Cost, MediaUrl, PromptConfig, SummaryResult } from './summaries.ts';

/** Seconds, at most 100 hours. */
const time = z.number().check(z.minimum(0), z.maximum(360_000));
/** Maximum characters of a submitted caption file. */
const maxTextLength = 8_000_000;

const SubmittedCue = z
  .strictObject({ startTime: time, endTime: time, text: z.string().check(z.maxLength(2000)) })
  .register(z.globalRegistry, { id: 'SubmittedCue' });

const SubmittedCues = z.array(SubmittedCue).check(z.minLength(1), z.maxLength(50_000), ({ value, issues }) => {
  const wrong = value.findIndex(
    ({ startTime, endTime }, at) => endTime < startTime || startTime < (value[at - 1]?.startTime ?? startTime),
  );
  if (wrong >= 0) {
    const message = `Cue ${wrong} is not in order of time.`;
    issues.push({ code: 'custom', message, input: value });
  }
});

/** Operations that read and submit transcripts. */
export const subtitles = {
  getSubtitle: operation({
    summary: 'The transcript of a video or audio, with its times',
    description:
      'Books the minutes of the media and takes seconds to minutes; a stored transcript is free, and returned at once. Saves no item. `from` and `to` read a part.',
    http: 'GET /v1/getSubtitle',
    tool: 'get_subtitle',
    agents: { isPaged: true, omits: cueFieldsForAgents },
    scope: 'read',
    tag: 'open',
    stream: true,
    input: z.strictObject({
      url: MediaUrl,
      ...z.pick(PromptConfig, {
        audioLanguage: true,
        trackId: true,
        transcribeProvider: true,
        whisperPrompt: true,
        enabledSpeaker: true,
      }).shape,
      from: z.optional(time.check(z.describe('Seconds: only cues that end after this'))),
      to: z.optional(time.check(z.describe('Seconds: only cues that start before this'))),
      apiKey: z.optional(SecretText.check(z.minLength(1), z.describe('Key of the provider: used for this call, stored nowhere'))),
    }),
    output: z
      .object({ ...z.omit(SummaryResult, { summary: true }).shape, detail: Detail })
      .register(z.globalRegistry, { id: 'SubtitleResult' }),
  }),
  searchTranscript: operation({
    summary: 'Find the parts of one transcript that answer a question, best first, with links that open them',
    description: 'Costs nothing where the transcript is stored, and otherwise what the transcript costs.',
    http: 'GET /v1/subtitles/search',
    tool: 'search_transcript',
    agents: { isPaged: true },
    scope: 'read',
    tag: 'open',
    stream: true,
    input: z.strictObject({
      contentId: z.optional(contentId),
      url: z.optional(MediaUrl.check(z.describe('Exactly one of this and contentId'))),
      query: z
        .string()
        .check(
          z.trim(),
          z.minLength(1),
          z.maxLength(maxQuestionLength),
          z.describe('A question or words, in the language of the transcript'),
        ),
      top: z._default(z.int().check(z.minimum(1), z.maximum(20), z.describe('Parts to find')), 5),
    }),
    output: z
      .object({
        success,
        contentId: z.string(),
        title: z.string(),
        language: z.string(),
        ...Cost.shape,
        passages: z.array(
          z.object({
            startTime: z.number(),
            endTime: z.number(),
            text: z.string().check(z.describe('A speaker’s name precedes the words, if it is known')),
            url: z.string().check(z.describe('Opens the media item at this time, on sites that can')),
          }),
        ),
      })
      .register(z.globalRegistry, { id: 'TranscriptPassages' }),
  }),
  submitCues: operation({
    summary: 'Submit the transcript of a video or audio, for your own use; texts of its address are then generated from it',
    description: 'Free, and at once; replaces captions that were submitted for the address before.',
    http: 'POST /v1/cues/submit',
    tool: 'submit_cues',
    scope: 'write',
    tag: 'open',
    input: z.strictObject({
      url: MediaUrl,
      title: z.optional(z.string().check(z.trim(), z.maxLength(500), z.describe('Title of the media item'))),
      duration: z.optional(time.check(z.describe('Seconds'))),
      language: z.optional(
        z.string().check(z.minLength(2), z.maxLength(35), z.describe('Language of the transcript, as a BCP 47 tag')),
      ),
      cues: z.optional(SubmittedCues.check(z.describe('In order of time; either these or captions'))),
      captions: z.optional(
        z
          .string()
          .check(z.minLength(1), z.maxLength(maxTextLength), z.describe('The text of a caption file: WebVTT, SRT, TTML, JSON …')),
      ),
      contentType: z.optional(
        z
          .string()
          .check(
            z.maxLength(200),
            z.describe('Type of the captions; with text/plain or text/markdown, text without times is accepted too'),
          ),
      ),
    }),
    output: z
      .object({ success, contentId: z.string(), trackId: z.string().check(z.describe('Of the submitted transcript')) })
      .register(z.globalRegistry, { id: 'CuesSubmitted' }),
  }),
};
