import { Failure } from '../../contract/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import { type About, askedIds, chatIdOf } from './ask.ts';

const most = 6;
/** Of a collection, transcripts that are read for it. */
const mostTexts = 12;

/** What is spoken of in a medium, or in the media of a collection in turn: the phrases that their words come back to, best first. */
export async function topicsOf({ store, engine }: Ports, about: About): Promise<string[]> {
  // Names what is wrong with it.
  chatIdOf(about);
  const phrases: string[][] = [];
  for (const contentId of await askedIds(store, about)) {
    const transcript = await store.getTranscript(contentId);
    if (!transcript) continue;
    const { cues, language } = transcript;
    phrases.push((await engine.extractKeyPhrases({ cues, language, maxPhrases: most })).map(({ text }) => text));
    if (phrases.length === mostTexts) break;
  }
  if (phrases.length === 0) throw new Failure('notFound', 'no words are stored of what is asked');
  const inTurn = Array.from({ length: most }, (_, rank) => phrases.flatMap((texts) => texts[rank] ?? [])).flat();
  return [...new Map(inTurn.toReversed().map((text) => [text.toLowerCase(), text])).values()].reverse().slice(0, most);
}
