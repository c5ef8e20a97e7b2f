import { byLanguage } from './by-language.ts';
import type { Statement } from './document.ts';
import { everywhere } from './whole-words.ts';
import { wholenessOf } from './wholeness.ts';

/** Words by language that point to something outside of the sentence or say that nothing is said, wherever they stand in it. */
const pointersOf = byLanguage<RegExp>({
  en: () =>
    everywhere(
      "this|these|those|that (?:one|thing|stuff|way|kind|sort|point)|things?|stuff|something|here|one|ones|already said|(?:i|we|you) (?:said|mentioned|talked about|discussed|saw|showed)|(?:he|she|him|her|they|them)(?='|\\s)|all of (?:it|that)|whatever|like|etc(?:etera)?|that(?=\\P{L}*$)|(?:don't|do not) (?:really )?know|dunno|not (?:really )?sure|i guess|you guys|have a look|let's|(?:going to|gonna|want to) (?:share|talk|show|start|go over)|questions?",
    ),
  de: () =>
    everywhere(
      'weiß nicht|keine ahnung|dies(?:e[rsmn]?)?|jene[rsmn]?|solche[rsmn]?|sowas|so etwas|davon|damit|dafür|daran|dort|hier|sachen?|dings?|ihn|ihm|ihnen',
    ),
  fr: () => everywhere('sais pas|ça|cela|ceci|ce|cet|cette|ces|celui|celle|ceux|celles|là|ici|trucs?|choses?|lui|eux'),
  es: () => everywhere('no sé|est[aeo]s?|es[aeo]s?|aquel(?:la|los|las|lo)?|aquí|ahí|allí|cosas?|él|ellos|ellas'),
  pt: () => everywhere('não sei|iss?to|isso|ess[ea]s?|est[ea]s?|aquel[ea]s?|aquilo|aqui|aí|ali|lá|coisas?|eles?|elas?'),
  it: () => everywhere('non so|quest[aeio]|quell[aeio]|quel|quei|ciò|qui|qua|lì|là|cos[ae]|roba|lui|loro'),
  nl: () => everywhere('weet (?:ik )?niet|dit|deze|die|zulke|hier|daar\\p{L}*|dingen?|iets|hem|hen|hun'),
  ru: () => everywhere('не знаю|эт\\p{L}{1,3}|так\\p{L}{2,3}|там|тут|здесь|вещи|штук\\p{L}*|он|она|они|его|её|их'),
  pl: () => everywhere('nie wiem|t[aeoyę]|ten|tego|tej|tym|tych|taki\\p{L}*|tam|tu|tutaj|rzeczy?|on|ona|oni|jego|jej|ich'),
  zh: () => /[这那](?:[个些种样里边]|一个)?|它们?|他们?|她们?|上面|前面|刚才|这样|不知道/gu,
  ja: () => /[こそあ](?:れ|の|こ|んな|う(?=い|し))|彼女?|さっき|先ほど/gu,
});

/** Weights of the parts; a sentence without a model for its language counts as whole. */
const wholenessWeight = 0.4;
const maxWholeness = 0.15;
const pointerWeight = 0.02;
const maxPointers = 3;
/** Number of words up to which a sentence is easily read, and the weight of each word above it. */
const easyWords = 22;
const maxExcess = 30;
const lengthWeight = 0.001;
/** Weight of a sentence in the first or second person behind its speaker's name, which says less than one about its subject. */
const attributionWeight = 0.02;

/** Returns how clear a sentence is to a reader who has no other, 0 for an ordinary one; comparable with the score of a selection. */
export function clarityOf({ text, length, attribution }: Statement, language: string): number {
  const pattern = pointersOf(language);
  const pointerCount = pattern ? Math.min(maxPointers, text.match(pattern)?.length ?? 0) : 0;
  const wholeness = Math.max(-maxWholeness, Math.min(maxWholeness, wholenessOf(text, language) ?? 0));
  const excess = Math.min(maxExcess, Math.max(0, length - easyWords));
  return (
    wholenessWeight * wholeness - pointerWeight * pointerCount - lengthWeight * excess - (attribution ? attributionWeight : 0)
  );
}
