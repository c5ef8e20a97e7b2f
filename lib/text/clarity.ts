import { byLanguage } from './by-language.ts';
import { clarityFeatures } from './clarity-features.ts';
import fitted from './clarity-weights.json' with { type: 'json' };
import type { Statement } from './document.ts';
import { dotProduct } from './logistic.ts';
import { everywhere } from './whole-words.ts';

/** Words by language that point to something outside of the sentence or say that nothing is said, wherever they stand in it. */
const pointersOf = byLanguage<RegExp>({
  de: () =>
    everywhere(
      'weiß nicht|keine ahnung|dies(?:e[rsmn]?)?|jene[rsmn]?|solche[rsmn]?|sowas|so etwas|davon|damit|dafür|daran|dort|hier|sachen?|dings?|ihn|ihm|ihnen',
    ),
  fr: () => everywhere('sais pas|ça|cela|ceci|ce|cet|cette|ces|celui|celle|ceux|celles|là|ici|trucs?|choses?|lui|eux'),
  es: () => everywhere('no sé|est[aeo]s?|es[aeo]s?|aquel(?:la|los|las|lo)?|aquí|ahí|allí|cosas?|él|ellos|ellas'),
  pt: () => everywhere('não sei|is[st]o|ess[ea]s?|est[ea]s?|aquel[ea]s?|aquilo|aqui|aí|ali|lá|coisas?|eles?|elas?'),
  it: () => everywhere('non so|quest[aeio]|quell[aeio]|quel|quei|ciò|qui|qua|lì|là|cos[ae]|roba|lui|loro'),
  nl: () => everywhere('weet (?:ik )?niet|dit|deze|die|zulke|hier|daar\\p{L}*|dingen?|iets|hem|hen|hun'),
  ru: () => everywhere('не знаю|эт\\p{L}{1,3}|так\\p{L}{2,3}|там|тут|здесь|вещи|штук\\p{L}*|он|она|они|его|её|их'),
  pl: () => everywhere('nie wiem|t[aeoyę]|ten|tego|tej|tym|tych|taki\\p{L}*|tam|tu|tutaj|rzeczy?|on|ona|oni|jego|jej|ich'),
  zh: () => /[这那](?:[个些种样里边]|一个)?|它们?|他们?|她们?|上面|前面|刚才|这样|不知道/gu,
  ja: () => /[こそあ](?:れ|の|こ|んな|う(?=い|し))|彼女?|さっき|先ほど/gu,
});

/** Weight of the log odds that a reader understands an English sentence alone, and limit of them. */
const oddsWeight = 0.06;
const maxOdds = 2.5;
/** Weights of a pointer, of each word above those that are easily read, and of a sentence that begins in the first or second person. */
const pointerWeight = 0.02;
const maxPointers = 3;
const lengthWeight = 0.001;
const easyWords = 22;
const maxExcess = 30;
const attributionWeight = 0.02;

/**
 * Returns how clear a sentence is to a reader who has no other, comparable with the score of a selection: in English fitted on lines
 * that a reader judged, in other languages 0 for an ordinary one, less for pointers, length and first or second person.
 * `hasInferredEnds` tells that its ends were inferred, so that it may be part of a sentence, or more than one.
 */
export function clarityOf({ text, length, standing, attribution }: Statement, language: string, hasInferredEnds = false): number {
  const isAttributed = standing === 'personal' && attribution !== undefined;
  const attributed = isAttributed ? attributionWeight : 0;
  if (language === 'en') {
    const odds = dotProduct(clarityFeatures(text, { isAttributed, hasInferredEnds }), fitted.en);
    return oddsWeight * Math.max(-maxOdds, Math.min(maxOdds, odds)) - attributed;
  }
  const pattern = pointersOf(language);
  const pointerCount = pattern ? Math.min(maxPointers, text.match(pattern)?.length ?? 0) : 0;
  const excess = Math.min(maxExcess, Math.max(0, length - easyWords));
  return -pointerWeight * pointerCount - lengthWeight * excess - attributed;
}
