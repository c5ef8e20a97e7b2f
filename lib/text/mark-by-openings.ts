import { byLanguage } from './by-language.ts';
import { openMarkedText } from './marked-text.ts';
import { readSpokenWords, type SpokenWord } from './spoken-words.ts';
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

/**
 * Adds a full stop before the words with which sentences start, where the word before may end one, and a capital behind it, to units
 * without marks in eight European languages. A text that has none of these words for long is divided at the end of a cue. Returns
 * units of other languages as they are.
 */
export function markByOpenings(units: readonly TextUnit[], language: string): readonly TextUnit[] {
  const openings = openingsOf(language);
  if (!openings) return units;
  const neverLast = stopwords(language);
  const startsSentence = (words: readonly SpokenWord[], at: number, length: number) => {
    const [last, { text, startUnit }] = [words[at - 1]!, words[at]!];
    if (length < minWords.connecting || neverLast.has(last.text)) return false;
    if (length >= minWords.cue && startUnit !== last.unit && !neverLast.has(text)) return true;
    const opening = words
      .slice(at, at + openingLength)
      .map((word) => word.text)
      .join(' ');
    return openings.connecting.test(opening) || (length >= minWords.subject && openings.subject?.test(opening) === true);
  };
  const marked = openMarkedText(units);
  for (const words of readSpokenWords(units, language)) {
    let first = 0;
    for (const [i, { startUnit, start, unit, end }] of words.entries()) {
      if (i === first) marked.capitalize(startUnit, start);
      if (i + 1 < words.length && !startsSentence(words, i + 1, i + 1 - first)) continue;
      marked.add('.', unit, end);
      first = i + 1;
    }
  }
  return marked.toUnits();
}
