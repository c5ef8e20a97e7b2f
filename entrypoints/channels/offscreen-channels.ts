import * as z from 'zod/mini';
import type { CaptionBody } from '../../lib/ports/caption-body.ts';
import type { Engine, OfflineSummaryRequest } from '../../lib/ports/engine.ts';
import type { ChannelPage, ChannelPageSource, Feed, FeedText, Subscription } from '../../lib/ports/feeds.ts';
import type { LibraryRecord } from '../../lib/ports/library-records.ts';
import type { DownloadableModel, DownloadableModels } from '../../lib/ports/model-downloads.ts';
import type {
  AnswerRequest,
  GenerationEstimate,
  GenerationRequest,
  GenerationResult,
  ModelChoice,
} from '../../lib/ports/models.ts';
import type { SearchHit, SearchQuery } from '../../lib/ports/search.ts';
import type { SlideExtractionRequest } from '../../lib/ports/slide-extractor.ts';
import type { Speech, SpeechEstimate, SpeechRequest, Transcriber, TranscriptionResult } from '../../lib/ports/speech.ts';
import type { Playlist, TextSet } from '../../lib/ports/streams.ts';
import type { Paragraph } from '../../lib/records/polished-transcript.ts';
import type { CitedLine, SummaryContent } from '../../lib/records/summary.ts';
import type { Slide } from '../../lib/records/visuals.ts';
import { type Channel, fields, noInput, noOutput, present } from './channel.ts';

/** Methods are pure, or continue from the steps and the state in their request. */
const isRepeatable = true;
const streamFile = fields<{ url: string; text: string }>({ url: 'required', text: 'required' });
type Input<Name extends keyof Engine> = Parameters<Engine[Name]>[0];
type Output<Name extends keyof Engine> = Awaited<ReturnType<Engine[Name]>>;

/** Channel from the worker to the offscreen document: the text engine. */
export const engineChannel = {
  readCaptions: { input: present<CaptionBody>(), output: present<Output<'readCaptions'>>(), isRepeatable },
  summarize: {
    input: fields<OfflineSummaryRequest>({
      cues: 'required',
      language: 'required',
      duration: 'required',
      detailLevel: 'required',
      chapters: 'optional',
      slides: 'optional',
      includePromotions: 'optional',
    }),
    output: present<SummaryContent>(),
    isRepeatable,
  },
  answer: {
    input: fields<Input<'answer'>>({ texts: 'required', question: 'required', top: 'required' }),
    output: present<Output<'answer'>>(),
    isRepeatable,
  },
  extractKeyPhrases: {
    input: fields<Input<'extractKeyPhrases'>>({ cues: 'required', language: 'required', maxPhrases: 'required' }),
    output: z.array(z.object({ text: z.string() })),
    isRepeatable,
  },
  findSkim: {
    input: fields<Input<'findSkim'>>({ cues: 'required', language: 'required', content: 'required' }),
    output: present<Output<'findSkim'>>(),
    isRepeatable,
  },
  findHiddenPart: { input: present<Input<'findHiddenPart'>>(), output: present<Output<'findHiddenPart'>>(), isRepeatable },
  selectDueCards: { input: present<Input<'selectDueCards'>>(), output: present<Output<'selectDueCards'>>(), isRepeatable },
  findPromise: {
    input: fields<Input<'findPromise'>>({ cues: 'required', language: 'required', title: 'required' }),
    output: present<Output<'findPromise'>>(),
    isRepeatable,
  },
  correctNames: {
    input: fields<Input<'correctNames'>>({
      cues: 'required',
      language: 'required',
      evidence: 'required',
      replacements: 'required',
      rejected: 'required',
    }),
    output: present<Output<'correctNames'>>(),
    isRepeatable,
  },
  listNames: {
    input: fields<Input<'listNames'>>({ evidence: 'required', language: 'optional' }),
    output: z.array(z.string()),
    isRepeatable,
  },
  polish: {
    input: fields<Input<'polish'>>({ cues: 'required', language: 'required', chapters: 'optional' }),
    output: present<Paragraph[]>(),
    isRepeatable,
  },
  carryOverSpeakerNames: {
    input: fields<Input<'carryOverSpeakerNames'>>({
      words: 'required',
      former: 'required',
      isRetranscribed: 'optional',
    }),
    output: present<Output<'carryOverSpeakerNames'>>(),
    isRepeatable,
  },
  readRecords: {
    input: z.array(z.object({ kind: z.string(), value: z.unknown() })),
    output: present<LibraryRecord[]>(),
    isRepeatable,
  },
  readPage: {
    input: fields<{ url: string; html: string }>({ url: 'required', html: 'required' }),
    output: present<Output<'readPage'>>(),
    isRepeatable,
  },
  readFeed: { input: z.string(), output: present<Output<'readFeed'>>(), isRepeatable },
  readRecipe: { input: z.string(), output: present<Output<'readRecipe'>>(), isRepeatable },
  applyRecipe: { input: present<Input<'applyRecipe'>>(), output: present<Output<'applyRecipe'>>(), isRepeatable },
  readRecipeCues: { input: present<Input<'readRecipeCues'>>(), output: present<Output<'readRecipeCues'>>(), isRepeatable },
  readShowNotes: {
    input: fields<Input<'readShowNotes'>>({ text: 'required', duration: 'required' }),
    output: present<Output<'readShowNotes'>>(),
    isRepeatable,
  },
  readDescriptionChapters: {
    input: fields<Input<'readDescriptionChapters'>>({ text: 'required', duration: 'required' }),
    output: present<Output<'readDescriptionChapters'>>(),
    isRepeatable,
  },
  readPageMetadata: { input: z.string(), output: present<Output<'readPageMetadata'>>(), isRepeatable },
  readPlaylist: { input: streamFile, output: present<Playlist>(), isRepeatable },
  readManifest: { input: streamFile, output: present<TextSet[]>(), isRepeatable },
  readChannelFeed: {
    input: fields<FeedText>({ url: 'required', text: 'required', now: 'required' }),
    output: present<Feed>(),
    isRepeatable,
  },
  readChannelPage: {
    input: fields<ChannelPageSource>({ channelUrl: 'required', url: 'required', text: 'required', rssHub: 'optional' }),
    output: present<ChannelPage>(),
    isRepeatable,
  },
  classifyUrl: { input: z.string(), output: present<Output<'classifyUrl'>>(), isRepeatable },
  unwrapLink: { input: z.string(), output: present<Output<'unwrapLink'>>(), isRepeatable },
  readSubscriptions: { input: z.string(), output: present<Subscription[]>(), isRepeatable },
  writeSubscriptions: {
    input: fields<Input<'writeSubscriptions'>>({
      subscriptions: 'required',
      title: 'required',
      createdAt: 'required',
    }),
    output: z.string(),
    isRepeatable,
  },
} satisfies Channel;

const generation = fields<GenerationRequest>({
  model: 'required',
  cues: 'required',
  language: 'required',
  title: 'required',
  duration: 'required',
  options: 'required',
  chapters: 'optional',
  slides: 'optional',
  done: 'required',
});

/** Channel from the worker to the offscreen document: the language models. */
export const modelsChannel = {
  write: { input: generation, output: present<GenerationResult<SummaryContent>>(), isRepeatable },
  polish: { input: generation, output: present<GenerationResult<Paragraph[]>>(), isRepeatable },
  translate: { input: generation, output: present<GenerationResult<string[]>>(), isRepeatable },
  answer: {
    input: fields<AnswerRequest>({
      model: 'required',
      question: 'required',
      passages: 'required',
      history: 'required',
      outputLanguage: 'optional',
    }),
    output: present<GenerationResult<{ lines: CitedLine[]; suggestedQuestions: string[] }>>(),
    isRepeatable,
  },
  estimate: { input: generation, output: present<GenerationEstimate>(), isRepeatable },
  listModels: { input: present<ModelChoice>(), output: z.array(z.string()), isRepeatable },
} satisfies Channel;

/** Channel from the worker to the offscreen document: transcription. */
export const speechChannel = {
  transcribe: {
    input: fields<SpeechRequest>({
      audio: 'required',
      transcriber: 'required',
      duration: 'required',
      language: 'optional',
      prompt: 'optional',
      names: 'optional',
      speakers: 'optional',
      voices: 'optional',
      known: 'optional',
      done: 'required',
    }),
    output: present<TranscriptionResult>(),
    isRepeatable,
  },
  listModels: { input: present<Transcriber>(), output: z.array(z.string()), isRepeatable },
  estimate: {
    input: fields<Parameters<Speech['estimate']>[0]>({
      audio: 'required',
      duration: 'required',
      transcriber: 'required',
      language: 'optional',
    }),
    output: present<SpeechEstimate>(),
    isRepeatable,
  },
} satisfies Channel;

/** Channel from the worker to the offscreen document: the search. */
export const searchChannel = {
  find: { input: present<SearchQuery>(), output: present<SearchHit[]>(), isRepeatable },
  catchUp: { input: noInput, output: noOutput, isRepeatable },
} satisfies Channel;

const id = z.strictObject({ id: z.string() });

/** Channel from pages to the offscreen document: the speech models of this device. */
export const modelDownloadsChannel = {
  list: { input: noInput, output: present<DownloadableModels>(), isRepeatable },
  download: { input: id, output: present<DownloadableModel>(), isRepeatable },
  pause: { input: id, output: noOutput, isRepeatable },
  remove: { input: id, output: noOutput, isRepeatable },
} satisfies Channel;

const audio = z.strictObject({ soundId: z.string() });
const tab = { tabId: z.int() };
const captureEnd = z.object({
  ended: z.enum(['stopped', 'tabGone', 'pageGone', 'storageFull', 'tooLong', 'interrupted']),
});

/** Channel from pages and the worker to the offscreen document: stored audio. A capture ends with the document, so it is not repeatable. */
export const audioChannel = {
  captureTab: {
    input: z.strictObject({ soundId: z.string(), name: z.string(), streamId: z.string(), ...tab }),
    output: captureEnd,
    isRepeatable: false,
  },
  captureElement: {
    input: z.strictObject({ soundId: z.string(), name: z.string(), ...tab }),
    output: captureEnd,
    isRepeatable: false,
  },
  stop: { input: audio, output: noOutput, isRepeatable },
  remove: { input: audio, output: noOutput, isRepeatable },
  list: { input: noInput, output: z.array(z.string()), isRepeatable },
  listStored: { input: noInput, output: z.array(z.strictObject({ soundId: z.string(), bytes: z.number() })), isRepeatable },
} satisfies Channel;

/** Channel to the offscreen document: slide extraction for the worker, captures of playing videos for pages. */
export const imagesChannel = {
  extractSlides: {
    input: fields<SlideExtractionRequest>({
      video: 'optional',
      storyboard: 'optional',
      duration: 'required',
      language: 'optional',
      model: 'optional',
      done: 'required',
    }),
    output: present<Slide[]>(),
    isRepeatable,
  },
  start: { input: z.strictObject({ soundId: z.string(), ...tab }), output: noOutput, isRepeatable: false },
  stop: { input: audio, output: noOutput, isRepeatable },
} satisfies Channel;
