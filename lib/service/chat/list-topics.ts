import type { Ports } from '../../ports/ports.ts';
import { distinctTexts } from '../distinct-texts.ts';
import { type ChatSubject, checkSubject, listContentIds, noTranscript } from './ask.ts';

const maxTopics = 6;
/** Transcripts of a collection that are read for its topics. */
const maxTranscripts = 12;

/** The topics of a media item, or of a collection's items by turns: the phrases that a transcript repeats, best first. */
export async function listTopics({ store, engine }: Ports, about: ChatSubject): Promise<string[]> {
  checkSubject(about);
  const phrases: string[][] = [];
  for (const contentId of await listContentIds(store, about)) {
    const transcript = await store.getTranscript(contentId);
    if (!transcript) continue;
    const { cues, language } = transcript;
    phrases.push((await engine.extractKeyPhrases({ cues, language, maxPhrases: maxTopics })).map(({ text }) => text));
    if (phrases.length === maxTranscripts) break;
  }
  if (phrases.length === 0) throw noTranscript();
  const interleaved = Array.from({ length: maxTopics }, (_, rank) => phrases.flatMap((texts) => texts[rank] ?? [])).flat();
  return distinctTexts(interleaved).slice(0, maxTopics);
}
