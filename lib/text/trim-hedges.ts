import { countWords } from '../subtitles/count-words.ts';
import { byLanguage } from './by-language.ts';
import { beginsWithClause, mayHaveObject } from './clauses.ts';
import { openingWords } from './opening-words.ts';
import { shortenAtWords } from './split-words.ts';

/** Minimum number of words that must be left of a sentence. */
const minWords = 5;

/** Matches what the next speaker says in reply, behind words after which the same word belongs to the sentence: "is correct". */
const reply = (words: string, before: string) =>
  new RegExp(`(?<!(?<!\\p{L})(?:${before}|${words}))(?: (?:${words}))+(?=[.!?…]*$)`, 'iu');

/** Replies at the end of a sentence by language, which nothing divides from it in captions without marks. */
const repliesOf = byLanguage<RegExp>({
  en: () =>
    reply(
      'right|correct|exactly|yes|yeah|yep|nope|mm-mm|mm-hmm|uh-huh|indeed|sure|okay|ok|absolutely',
      "\\p{L}+'\\p{L}+|is|are|was|were|be|been|am|not|all|very|so|quite|too|more|totally|completely|perfectly|almost|always|pretty|fairly|politically|or|and|the|a|an|to|of|on|for|from|like|in|no|every|my|your|our|his|her|their|it|this|that|them|these|things|everything|say|says|said|saying|means|answer|vote|make|makes|made|get|gets|got|go|goes|went|do|does|doing|done|look|looks|sound|sounds|seem|seems|feel|feels|prove|proves|turn|turns|turned|swipe|slide|move|moves|scroll|work|works|match|matches|left|top|bottom|upper|lower|far|human|civil|legal|property",
    ),
  de: () =>
    reply(
      'genau|richtig|stimmt|okay|ja|jawohl',
      'ist|sind|war|waren|sei|nicht|so|ganz|sehr|das|und|oder|zu|nie|sagt|sagen|sage|es|ziemlich|völlig|alles|wirklich|nur|mit',
    ),
  fr: () =>
    reply(
      "oui|ouais|exactement|d'accord|voilà|tout à fait|c'est ça",
      'est|sont|que|pas|dire|dit|plus|et|ou|être|suis|sommes|très|mis|tomber|tombé',
    ),
  es: () =>
    reply(
      'sí|exacto|exactamente|claro|vale|correcto',
      'es|son|era|está|están|que|no|muy|más|tan|y|o|un|el|lo|queda|quede|dice|decir|de|por|a|para',
    ),
  pt: () =>
    reply(
      'sim|exato|exatamente|claro|isso mesmo|correto',
      'é|são|era|está|estão|que|não|muito|mais|tão|e|ou|um|o|fica|diz|dizer|de|para',
    ),
  it: () => reply('sì|esatto|esattamente|certo|giusto|okay', 'è|sono|era|che|non|molto|più|così|e|o|un|il|di|dire|dice|a'),
  nl: () => reply('ja|precies|klopt|inderdaad|oké', 'is|zijn|was|waren|niet|heel|en|of|dat|het|zo|zegt|zeggen|van|op'),
});

/**
 * Removes hedges at the start of a sentence ("I think maybe") and asides at its end (", you know"), if enough of it remains. A verb
 * with an object is no hedge: "I feel the pain of every user". The order of the other words stays, and so does a capital at the start. Where ends
 * were inferred, the reply of the next speaker goes too.
 */
export function trimHedges(text: string, language: string, hasInferredEnds = false): string {
  const { hedges, asides } = openingWords(language);
  let result = text;
  const open = text.replace(hedges, '');
  const hedge = text.slice(0, text.length - open.length);
  const isHedge = !mayHaveObject(hedge, language) || beginsWithClause(open);
  if (isHedge && countWords(open) >= minWords) result = open;
  const replies = hasInferredEnds ? repliesOf(language) : undefined;
  const closed = (replies ? result.replace(replies, '') : result).replace(asides, '');
  if (countWords(closed) >= minWords) result = closed;
  const trimmed = shortenAtWords(result, text, language);
  return /^\P{L}*\p{Lu}/u.test(text)
    ? trimmed.replace(/^(\P{L}*)(\p{Ll})/u, (_, marks, letter) => marks + letter.toUpperCase())
    : trimmed;
}
