import type { Ports } from '../../ports/ports.ts';
import type { Content } from '../../records/content.ts';
import { listNameEvidence } from './name-evidence.ts';
import { findTaughtNames } from './taught-names.ts';

/** Maximum names that a recognizer gets, and characters of all: Whisper reads about 200 tokens, and may repeat long prompts. */
const maxNames = 30;
const maxCharacters = 300;

/** Lists the names that are likely to occur in a media item: those that the user has taught, then those that its metadata spells. */
export async function listExpectedNames({ store, engine }: Pick<Ports, 'store' | 'engine'>, content: Content): Promise<string[]> {
  const { terms } = await findTaughtNames(store, content);
  const evidence = await listNameEvidence(store, content, terms);
  const names = (await engine.listNames({ evidence, language: content.originalLanguage })).slice(0, maxNames);
  let characters = 0;
  return names.filter(({ length }) => {
    characters += length;
    return characters <= maxCharacters;
  });
}
