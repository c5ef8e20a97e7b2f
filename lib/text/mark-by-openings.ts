import { byLanguage } from './by-language.ts';
import { createMarkedText } from './marked-text.ts';
import { isNumberWord } from './number-words.ts';
import { pauseAfter } from './pause-after.ts';
import { readSpokenWords, type SpokenWord } from './spoken-words.ts';
import { stopwords } from './stopwords.ts';
import type { TextUnit } from './text-unit.ts';

/** Words of a language with which a new sentence starts rather than a part of one. */
interface Openings {
  /** Adverbs and conjunctions that connect sentences: "entonces", "et puis". */
  connecting: RegExp;
  /** Subjects, in languages whose clauses begin with one. */
  subject?: RegExp;
  /** The start of a sentence in two parts, and of its second one: "ce qui me plaît, c'est". */
  cleft?: { start: RegExp; second: RegExp };
  /** Other words with which a clause may start, where a text without the ones above is divided. */
  clause?: RegExp;
}

const first = (words: string) => new RegExp(`^(?:${words})(?= |$)`, 'u');

const openingsOf = byLanguage<Openings>({
  es: () => ({
    connecting: first(
      'entonces|pero|además(?! de)|por eso|por lo tanto|así que|ahora bien|sin embargo|luego(?! de)|después(?! de)|o sea|es decir|y (?:entonces|luego|después|ahora|también|por eso|así|yo|eso|esto|aquí|ahí|no|si|cuando|bueno|pues|ya|lo que)|bueno|pues',
    ),
    clause: first('yo|hay|no|cuando|si|porque|aunque|como|aquí|ahora|hoy'),
  }),
  fr: () => ({
    connecting: first(
      "donc|mais|alors(?! que)|ensuite|du coup|en fait|par contre|et (?:puis|donc|alors|ensuite|du coup|là|après|c'est|je|j'ai|on|nous|vous|ils?|elles?|ça|si|quand)|voilà|bon",
    ),
    subject: first("je|j'ai|on|nous|vous|il y a|c'est|ils?|elles?|ça|ce sont"),
    cleft: {
      start: /^(?:(?:et|mais|donc|alors) )?(?:ce (?:qu|dont )|l[ae] (?:\S+ )?(?:chose|point|problème|truc) )/,
      second: /^(?:et )?c'est /,
    },
  }),
  de: () => ({
    connecting: first(
      '(?:aber|also|denn) (?:ich|du|er|sie|es|wir|ihr|man|das|der|die|de[nmr]|eine?|kein|meine?|unsere?|dies\\p{L}*|da|dann|hier|jetzt|wenn|weil|dass|ob|falls|obwohl|was|wie|wer|wo)|(?:also|deshalb|deswegen|außerdem|trotzdem|allerdings) (?:ist|sind|war|waren|bin|wird|werden|wurden?|hat|haben|habe|hatten?|kann|können|konnten?|muss|müssen|soll|sollten?|darf|will|würde|gibt|geht|braucht|kommt|macht|finde|glaube)|und (?:dann|da|deshalb|deswegen|ich|wir|er|sie|es|man|jetzt|hier|wenn|natürlich)',
    ),
    clause: first('dann|danach|jetzt|zuerst|anschließend|damit|wenn|weil|hier|dabei|dazu'),
  }),
  pt: () => ({
    connecting: first(
      'então|mas|porém|aí|por isso|além disso|depois(?! de)|só que|ou seja|e (?:aí|então|depois|agora|também|por isso|eu|isso|a gente|não|se|quando|você|ele|ela)',
    ),
    clause: first('eu|a gente|você|ele|ela|eles|quando|porque|não|agora|aqui|hoje'),
  }),
  it: () => ({
    connecting: first(
      'allora|ma|però|quindi|dunque|poi|inoltre|infatti|comunque|cioè|e (?:poi|quindi|allora|adesso|io|noi|questo|non|se|quando|così)',
    ),
    clause: first("io|noi|quando|se|perché|non|adesso|ora|qui|oggi|c'è"),
  }),
  nl: () => ({
    connecting: first('maar|dus|want|daarna|daarom|en (?:dan|toen|ik|we|wij|het|dat is|nu|daarom|als)'),
    clause: first('als|nu|hier|omdat|zodat|vervolgens'),
  }),
  ru: () => ({
    connecting: first(
      'но|поэтому|потом|однако|итак|кроме того|значит|и (?:вот|потом|тогда|я|мы|он|она|они|это|если|когда|поэтому)|а (?:потом|вот|если|я|мы|он|она|они|это|когда|теперь)',
    ),
    clause: first('я|мы|ты|вы|он|она|они|это|если|когда|чтобы|теперь|затем|сейчас|надо|нужно'),
  }),
  pl: () => ({
    connecting: first(
      'ale|więc|dlatego|potem|natomiast|czyli|i (?:wtedy|potem|ja|my|to|teraz|jak|jeśli|dlatego)|a (?:potem|teraz|ja|my|to|jak)',
    ),
    clause: first('ja|my|jeśli|kiedy|teraz|tutaj|żeby|bo'),
  }),
});

/** Numbers of words from which a sentence may end: before a word that connects, before a subject, and at the end of a cue. */
const minWords = { connecting: 5, subject: 7, cue: 24 } as const;
/** Number of words in which an opening is looked for. */
const openingLength = 4;
/**
 * Number of words around the end of a cue in which a pause or a clause is looked for where no word shows an end, and that pause.
 */
const cueRange = 12;
const minPauseSeconds = 0.4;

/**
 * Adds a full stop before the words with which sentences start, where the word before may end one, and a capital behind it, to units
 * without marks in eight European languages. A text that has none of these words for long is divided at a pause or before another
 * word that starts a clause, else at the end of a cue. Returns units of other languages as they are.
 */
export function markByOpenings(units: readonly TextUnit[], language: string): readonly TextUnit[] {
  const openings = openingsOf(language);
  if (!openings) return units;
  const marked = createMarkedText(units);
  for (const words of readSpokenWords(units, language)) {
    let first = 0;
    for (const end of findEnds(words, openings, units, language)) {
      marked.capitalize(words[first]!.startUnit, words[first]!.start);
      marked.add('.', words[end]!.unit, words[end]!.end);
      first = end + 1;
    }
  }
  return marked.toUnits();
}

/** Returns the indexes of the words of a turn with which sentences end. */
function findEnds(words: readonly SpokenWord[], openings: Openings, units: readonly TextUnit[], language: string): number[] {
  const neverLast = stopwords(language);
  const canEnd = (at: number) => !neverLast.has(words[at]!.text) && !isNumberWord(words[at]!.text, language);
  const textAt = (at: number) =>
    words
      .slice(at, at + openingLength)
      .map(({ text }) => text)
      .join(' ');
  /** Returns the place near the end of a cue where a sentence ends most likely. */
  const findNear = (at: number, first: number) => {
    const places = Array.from({ length: 2 * cueRange + 1 }, (_, i) => at + (i % 2 === 0 ? i / 2 : -(i + 1) / 2)).filter(
      (place) => place >= first + minWords.connecting && place < words.length - 1 && canEnd(place),
    );
    return (
      places.find((place) => pauseAfter(units, words[place]!.unit, words[place + 1]!.startUnit) >= minPauseSeconds) ??
      places.find((place) => openings.clause?.test(textAt(place + 1))) ??
      at
    );
  };
  const ends: number[] = [];
  let first = 0;
  for (let at = 0; at < words.length; at++) {
    const length = at + 1 - first;
    if (at < words.length - 1) {
      if (length < minWords.connecting || neverLast.has(words[at]!.text)) continue;
      const next = words[at + 1]!;
      const opening = textAt(at + 1);
      const isCleft = openings.cleft?.second.test(opening) && openings.cleft.start.test(textAt(first));
      const isStart =
        openings.connecting.test(opening) || (length >= minWords.subject && openings.subject?.test(opening) === true);
      if (!isStart || isCleft) {
        const isLong = length >= minWords.cue && next.startUnit !== words[at]!.unit && !neverLast.has(next.text) && canEnd(at);
        if (!isLong) continue;
        at = findNear(at, first);
      }
    }
    ends.push(at);
    first = at + 1;
  }
  return ends;
}
