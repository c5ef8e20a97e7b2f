import { isAnnouncement } from './announcements.ts';
import { isFragment } from './fragments.ts';
import { withoutModalHedge } from './modal-hedges.ts';
import { openingWords } from './opening-words.ts';
import { sentenceCase } from './sentence-case.ts';
import { countsUnnamed } from './unnamed-counts.ts';

/**
 * The extent to which a sentence is understood without those before it: 'alone'; 'fragment' when it is cut off, broken, or points
 * to something that only its neighbors name; 'personal' when its first words are I, we or you, which need to know the speaker;
 * 'dependent' when it refers to, continues or asks something, talks about the occasion, or is a fragment in the first or second
 * person.
 */
export type Standing = 'alone' | 'fragment' | 'personal' | 'dependent';

/** Marks that may stand before the first word. */
const openingMarks = /^[^\p{L}\p{N}¿]+/u;
const questionMark = /[?？؟]["'”’»」』)]*$/u;

/** Matches the German article that is spelled like a word of reference, by the noun's capital: "das alte Haus". */
const article =
  /^[Dd]as (?!(?:habe|hatte|konnte|könnte|sollte|wollte|musste|würde|wäre|wurde|machte|brachte) )(?:(?:\p{Ll}+e|\p{N}+) ){0,2}\p{Lu}/u;

/**
 * Returns how far a sentence is understood alone, judged by its first words in its language (BCP 47 base tag). Where its ends were
 * inferred, it needs a word that is hardly anything but a verb; one that `isCut` is not whole whatever its words.
 */
export function standingOf(text: string, language: string, hasInferredEnds = false, isCut = false): Standing {
  const words = openingWords(language);
  const whole = text.replaceAll('’', "'").replace(openingMarks, '');
  const rest = withoutModalHedge(whole, language);
  const plain = rest === whole ? whole : sentenceCase(rest, language);
  const isReferring = words.referring.test(plain) && !(language === 'de' && article.test(plain));
  const isDependent =
    questionMark.test(plain) ||
    isReferring ||
    isAnnouncement(plain, language) ||
    countsUnnamed(plain, language) ||
    [words.connecting, words.asking, words.occasional].some((pattern) => pattern.test(plain));
  if (isDependent) return 'dependent';
  const isPersonal = words.personal.test(plain);
  if (isCut || isFragment(plain, language, hasInferredEnds)) return isPersonal ? 'dependent' : 'fragment';
  return isPersonal ? 'personal' : 'alone';
}
