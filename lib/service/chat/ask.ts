import { Failure } from '../../contract/failure.ts';
import type { OfflineAnswer } from '../../ports/engine.ts';
import type { AnswerPassage } from '../../ports/models.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Store } from '../../ports/store.ts';
import { type Chat, type ChatMessage, type Citation, chatIdOf, maxMessages } from '../../records/chat.ts';
import { timeAfter } from '../../records/time-after.ts';
import { titleOf } from '../../records/title-of.ts';
import type { Transcript } from '../../records/transcript.ts';
import { type Answer, answerFromPassages, type CueRange } from '../products/answer.ts';
import { requireOne } from '../require-one.ts';

/** Returns the failure of an operation that reads a transcript where none is stored. */
export const noTranscript = () =>
  new Failure('notFound', 'No transcript is stored of the media item or collection. Open it, or transcribe it first.');

/** Maximum number of messages that a model is given again. */
const maxHistoryMessages = 6;
/** Passages that an answer may cite. */
const maxPassages = 8;
/** Transcripts that are searched at once; more than passages, so that a second search has fewer to go through. */
const transcriptsPerSearch = 40;

/** The subject of a conversation: either a media item or a collection. */
export type ChatSubject = { contentId?: string; collectionId?: string };
/** Throws `invalid` unless a request names exactly one subject. */
export const checkSubject = (subject: ChatSubject): void => requireOne(subject, 'contentId', 'collectionId');

/** Returns the ids of the media items of a subject. */
export const listContentIds = async (store: Store, { contentId, collectionId = '' }: ChatSubject): Promise<string[]> =>
  contentId === undefined ? (await store.listItems(collectionId)).map((item) => item.contentId) : [contentId];

/** A question about a media item or a collection, with the language and the model of the answer. */
export interface AskRequest extends ChatSubject {
  question: string;
  outputLanguage?: string;
  model?: string;
}

/**
 * Answers a question from stored transcripts, and stores question and answer in the conversation. Each claim is followed by the
 * number of its citation. Throws `notFound` if no transcript is stored.
 */
export async function ask(
  ports: Ports,
  { question, outputLanguage, model, ...about }: AskRequest,
  signal: AbortSignal,
): Promise<Chat> {
  const { store, clock } = ports;
  checkSubject(about);
  const chatId = chatIdOf(about);
  const ids = await listContentIds(store, about);
  const { texts, passages, lines } = await searchTranscripts(ports, ids, question);
  const textOf = (id: string) => texts.find(({ transcript }) => transcript.contentId === id)!;
  const chat = (await store.getChat(chatId)) ?? { chatId, messages: [], suggestedQuestions: [], updatedAt: 0 };
  const answered = await answerFromPassages(
    ports,
    {
      question,
      outputLanguage,
      model,
      passages: passages.map((range) => ({
        ...range,
        title: textOf(range.id).title,
        ...readPassage(textOf(range.id), range),
      })),
      history: chat.messages.slice(-maxHistoryMessages).map(({ role, content }) => ({ role, content })),
    },
    async () => ({
      lines: lines.map(({ id, text, cites }) => ({ text, cites: [{ id, from: cites[0]!, to: cites.at(-1)! + 1 }] })),
      suggestedQuestions: [],
    }),
    signal,
  );
  const { content, cited } = numberCitations(answered.lines);
  const citations = cited.map(({ id, from, to }): Citation => {
    const { contentId, trackId, cues } = textOf(id).transcript;
    return { contentId, trackId, from, to, startTime: cues[from]!.startTime };
  });
  const messages: Omit<ChatMessage, 'createdAt'>[] = [
    { role: 'user', content: question, citations: [] },
    { role: 'assistant', content, citations, ...(answered.leftOut && { leftOut: answered.leftOut }) },
  ];
  // Another question may have been answered meanwhile.
  const changed = await store.updateChat(chatId, (stored) => {
    const now = timeAfter(stored?.updatedAt, clock.now());
    const asked = messages.map((message) => ({ ...message, createdAt: now }));
    return {
      chatId,
      messages: [...(stored?.messages ?? []), ...asked].slice(-maxMessages),
      suggestedQuestions: answered.suggestedQuestions,
      updatedAt: now,
      ...(stored?.clearedAt !== undefined && { clearedAt: stored.clearedAt }),
    };
  });
  return changed!;
}

interface TitledTranscript {
  title: string;
  transcript: Transcript;
}

/**
 * Searches many transcripts in groups, then once more those in which passages were found. Returns the transcripts of the passages
 * only, because all of a collection's may fill the memory. Throws `notFound` if none is stored.
 */
async function searchTranscripts(
  ports: Ports,
  contentIds: string[],
  question: string,
): Promise<OfflineAnswer & { texts: TitledTranscript[] }> {
  const found: OfflineAnswer & { texts: TitledTranscript[] } = { texts: [], passages: [], lines: [] };
  let isAnyStored = false;
  for (let start = 0; start < contentIds.length; start += transcriptsPerSearch) {
    const texts = await readTexts(ports, contentIds.slice(start, start + transcriptsPerSearch));
    isAnyStored ||= texts.length > 0;
    const { passages, lines } = await ports.engine.answer({
      texts: texts.map(({ transcript: { contentId, cues, language } }) => ({ id: contentId, cues, language })),
      question,
      top: maxPassages,
    });
    const matchingIds = new Set([...passages, ...lines].map(({ id }) => id));
    found.texts.push(...texts.filter(({ transcript }) => matchingIds.has(transcript.contentId)));
    found.passages.push(...passages);
    found.lines.push(...lines);
  }
  if (!isAnyStored) throw noTranscript();
  const matchingIds = found.texts.map(({ transcript }) => transcript.contentId);
  return contentIds.length > transcriptsPerSearch && matchingIds.length > 0
    ? searchTranscripts(ports, matchingIds, question)
    : found;
}

async function readTexts({ store }: Ports, contentIds: string[]): Promise<TitledTranscript[]> {
  const [contents, items, transcripts] = await Promise.all([
    store.getContents(contentIds),
    store.getSavedItems(contentIds),
    // One by one, because a server's store returns only some of many.
    Promise.all(contentIds.map((contentId) => store.getTranscript(contentId))),
  ]);
  return contents.flatMap((content, at) => {
    const transcript = transcripts[at];
    return content && transcript ? [{ title: titleOf(content, items[at]), transcript }] : [];
  });
}

function readPassage({ transcript }: TitledTranscript, { from, to }: CueRange): Pick<AnswerPassage, 'text' | 'cues'> {
  const cues = transcript.cues.slice(from, to).map(({ text, speaker }) => ({ text, speaker }));
  return { text: cues.map(({ text }) => text).join(' '), cues };
}

/** The lines as prose, and the passages that they cite in the order of their numbers. */
function numberCitations(lines: Answer['lines']): { content: string; cited: CueRange[] } {
  const numbers = new Map<string, CueRange>();
  const content = lines.map(({ text, cites }) => {
    const marks = cites.map((range) => {
      const key = `${range.from} ${range.to} ${range.id}`;
      numbers.set(key, range);
      return ` [${[...numbers.keys()].indexOf(key) + 1}]`;
    });
    return text + marks.join('');
  });
  return { content: content.join('\n\n'), cited: [...numbers.values()] };
}
