import { byLanguage } from './by-language.ts';
import { locateWords } from './split-words.ts';
import { stopwords } from './stopwords.ts';
import type { TextUnit } from './text-unit.ts';

/** Words of a language with which a new sentence starts rather than a part of one. */
interface Openings {
  /** Adverbs and conjunctions that connect sentences: "entonces", "et puis". */
  connecting: RegExp;
  /** Subjects, in languages whose clauses begin with one. */
  subject?: RegExp;
}

const first = (words: string) => new RegExp(`^(?:${words})(?= |$)`);

const openingsOf = byLanguage<Openings>({
  es: () => ({
    connecting: first(
      'entonces|pero|además|por eso|por lo tanto|así que|ahora bien|sin embargo|luego|después(?! de)|o sea|es decir|y (?:entonces|luego|después|ahora|también|por eso|así|yo|eso|esto|aquí|ahí|no|si|cuando|bueno|pues|ya|lo que)|bueno|pues',
    ),
  }),
  fr: () => ({
    connecting: first(
      "donc|mais|alors(?! que)|ensuite|du coup|en fait|par contre|et (?:puis|donc|alors|ensuite|du coup|là|après|c'est|je|j'ai|on|nous|vous|ils?|elles?|ça|si|quand)|voilà|bon",
    ),
    subject: first("je|j'ai|on|nous|vous|il y a|c'est|ils?|elles?|ça|ce sont"),
  }),
  de: () => ({
    connecting: first(
      'aber|also|denn|deshalb|deswegen|außerdem|trotzdem|allerdings|und (?:dann|da|deshalb|deswegen|ich|wir|er|sie|es|man|jetzt|hier|zwar|wenn|natürlich)',
    ),
  }),
  pt: () => ({
    connecting: first(
      'então|mas|porém|aí|por isso|além disso|depois(?! de)|só que|ou seja|e (?:aí|então|depois|agora|também|por isso|eu|isso|a gente|não|se|quando|você|ele|ela)',
    ),
  }),
  it: () => ({
    connecting: first(
      'allora|ma|però|quindi|dunque|poi|inoltre|infatti|comunque|cioè|e (?:poi|quindi|allora|adesso|io|noi|questo|non|se|quando|così)',
    ),
  }),
  nl: () => ({ connecting: first('maar|dus|want|daarna|daarom|en (?:dan|toen|ik|we|wij|het|dat is|nu|daarom|als)') }),
  ru: () => ({
    connecting: first(
      'но|поэтому|потом|однако|итак|кроме того|значит|и (?:вот|потом|тогда|я|мы|он|она|они|это|если|когда|поэтому)|а (?:потом|вот|если|я|мы|он|она|они|это|когда|теперь)',
    ),
  }),
  pl: () => ({
    connecting: first(
      'ale|więc|dlatego|potem|natomiast|czyli|i (?:wtedy|potem|ja|my|to|teraz|jak|jeśli|dlatego)|a (?:potem|teraz|ja|my|to|jak)',
    ),
  }),
});

/** Numbers of words from which a sentence may end: before a word that connects, before a subject, and at the end of a cue. */
const minWords = { connecting: 5, subject: 7, cue: 24 } as const;
/** Number of words in which an opening is looked for. */
const openingLength = 4;

/** Whether a language has words with which sentences start. */
export const hasOpenings = (language: string): boolean => openingsOf(language) !== undefined;

/**
 * Adds a full stop before the words with which sentences start, where the word before may end one, and a capital behind it. What has
 * none of them for long is divided at the end of a cue. The words stay as they are.
 */
export function markByOpenings(units: readonly TextUnit[], language: string): readonly TextUnit[] {
  const openings = openingsOf(language);
  if (!openings) return units;
  const neverLast = stopwords(language);
  const words = units.flatMap(({ text, speaker }, unit) =>
    locateWords(text, language).map((word) => ({ ...word, unit, speaker })),
  );
  // By code units, as the offsets of the words are.
  const texts = units.map(({ text }) => text.split(''));
  const capitalize = ({ unit, start }: (typeof words)[number]) => {
    texts[unit]![start] = texts[unit]![start]!.toLocaleUpperCase(language);
  };
  const startsSentence = (at: number, length: number) => {
    if (length < minWords.connecting || neverLast.has(words[at - 1]!.text)) return false;
    const { text, unit } = words[at]!;
    if (length >= minWords.cue && unit !== words[at - 1]!.unit && !neverLast.has(text)) return true;
    const opening = words
      .slice(at, at + openingLength)
      .map((word) => word.text)
      .join(' ');
    return openings.connecting.test(opening) || (length >= minWords.subject && openings.subject?.test(opening) === true);
  };
  let from = 0;
  for (const [i, word] of words.entries()) {
    const next = words[i + 1];
    if (from === i) capitalize(word);
    if (next && next.speaker === word.speaker && !startsSentence(i + 1, i + 1 - from)) continue;
    const characters = texts[word.unit]!;
    if (!/[.!?,;:…]/.test(characters[word.end] ?? '')) characters[word.end - 1] += '.';
    from = i + 1;
  }
  return units.map((unit, i) => ({ ...unit, text: texts[i]!.join('') }));
}
