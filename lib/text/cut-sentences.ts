import { byLanguage } from './by-language.ts';
import { englishFiniteVerb } from './clauses.ts';
import { wordEnd, wordStart } from './whole-words.ts';

/** Signs by which a sentence of a language goes on behind the mark that recognition put at a pause of the speaker. */
interface CutSigns {
  /** Words with which no sentence ends. */
  ending: RegExp;
  /** Words with which few sentences end; a sentence goes on behind them where the next begins with a content word. */
  leading: RegExp;
  /** Words with which a clause begins that belongs to the sentence before. */
  continuing: RegExp;
  /** A condition without what follows from it, where the marks were not recognized but inferred: "If you have the old one." */
  openCondition?: RegExp;
}

/** Contracted forms that no English sentence ends with, because a verb is contracted only where something follows it. */
export const englishContractions = "[a-z]+['’](?:m|re|ve|ll|d)|(?:who|what|where|how|it|that|there|here|he|she|let)['’]s";

const never = /(?!)/;
const ending = (words: string) => new RegExp(`${wordStart(words, "'’-")}(?:${words})\\P{L}*$`, 'iu');
const first = (words: string) => new RegExp(`^\\P{L}*(?:${words})${wordEnd(words)}`, 'iu');

const signsOf = byLanguage<CutSigns>({
  en: () => ({
    ending: ending(
      `the|a|an|and|or|but|because|if|than|my|your|our|their|i|we|he|she|they|which|whose|every|whether|without|during|within|via|regarding|although|while|unless|until|and so|${englishContractions}`,
    ),
    leading: ending(
      'to|of|by|into|using|per|through|between|called|for|with|that|(?<!(?:it|that|this|there|he|she|they|we|you|what|who) )(?:is|are)|as',
    ),
    continuing: first(
      "because|cause|cuz|'cause|which|whose|whereas|than|of which|in which|so that(?!(?:['’]s| is| was| will| would| means| makes)(?![a-z]))|instead of|rather than",
    ),
    openCondition: new RegExp(
      `^\\P{L}*(?:(?:and|but|so|now) )?(?:if|unless|when|whenever) (?!.*,)(?!.*(?:${englishFiniteVerb}).*(?:${englishFiniteVerb}))`,
      'iu',
    ),
  }),
  de: () => ({
    ending: ending('und|oder|aber|weil|dass|wenn|ein|eine[mnrs]?|dem|den|des|zum|zur|im|vom'),
    leading: ending('mit|von|für|durch|als|zu'),
    continuing: first('weil|dass|sodass|damit|obwohl|wobei|sondern|als ob'),
  }),
  fr: () => ({
    ending: ending("et|ou|mais|que|le|les|un|une|des|du|au|aux|qu['’]|d['’]|l['’]|parce que"),
    leading: ending('de|à|pour|avec|dans|par|sur'),
    continuing: first('parce que|puisque|dont|afin (?:de|que)|tandis que|alors que|ce qui|lequel|laquelle'),
  }),
  es: () => ({
    ending: ending('y|o|pero|que|el|los|las|un|una|del|al|porque'),
    leading: ending('de|en|con|para|por|a'),
    continuing: first('porque|ya que|aunque|mientras que|lo cual|cuyo|cuya|sino'),
  }),
  pt: () => ({
    ending: ending('e|ou|mas|que|o|os|as|um|uma|do|da|dos|das|ao|porque'),
    leading: ending('de|em|com|para|por'),
    continuing: first('porque|já que|embora|enquanto que|o qual|cujo|cuja'),
  }),
  it: () => ({
    ending: ending('e|o|ma|che|il|gli|un|una|del|della|dei|delle|al|perché'),
    leading: ending('di|a|con|per|da|in'),
    continuing: first('perché|poiché|mentre|il quale|la quale|affinché|anziché'),
  }),
  nl: () => ({
    ending: ending('en|of|maar|dat|de|het|een|omdat'),
    leading: ending('van|met|voor|door|naar|te'),
    continuing: first('omdat|zodat|terwijl|hoewel|waarbij|waardoor'),
  }),
  ru: () => ({
    ending: ending('и|а|но|или|что|чтобы|если|потому|в|на|с|к|по|для|из|от'),
    leading: never,
    continuing: first('потому что|чтобы|который|которая|которое|которые|так как|хотя'),
  }),
  pl: () => ({
    ending: ending('i|a|ale|lub|że|żeby|jeśli|bo|w|na|z|do|dla|od|po'),
    leading: never,
    continuing: first('ponieważ|bo|żeby|który|która|które|którzy|chociaż'),
  }),
  tr: () => ({ ending: ending('ve|veya|ama|çünkü|bir'), leading: never, continuing: first('çünkü') }),
  vi: () => ({
    ending: ending('và|nhưng|hoặc|của|để|vì|các|những|một|mà|nếu'),
    leading: never,
    continuing: first('bởi vì|để'),
  }),
  id: () => ({
    ending: ending('dan|atau|tapi|yang|di|ke|dari|untuk|karena|dengan|sebuah|para'),
    leading: never,
    continuing: first('karena|yang|supaya|sehingga'),
  }),
  ko: () => ({ ending: ending('그리고|하지만|그래서|또는|및'), leading: never, continuing: first('왜냐하면') }),
  ar: () => ({
    ending: ending('و|أو|لكن|في|من|على|إلى|عن|أن|التي|الذي'),
    leading: never,
    continuing: first('لأن|لأنه|لأنها|حيث|الذي|التي'),
  }),
  hi: () => ({ ending: ending('और|या|लेकिन|कि|के|का|की|में|जो|अगर|एक'), leading: never, continuing: first('क्योंकि|ताकि|जिससे') }),
  zh: () => ({
    ending: /(?:因为|如果|但是|所以|而且|以及|或者|[和把被]|对于|关于|根据|通过|[这那]个|一个)\P{L}*$/u,
    leading: never,
    continuing: never,
  }),
  ja: () => ({ ending: /[をは]\P{L}*$/u, leading: never, continuing: never }),
});
const unknown: CutSigns = { ending: never, leading: never, continuing: never };

/** Returns the signs of a language (BCP 47 base tag); for a language without a list none match. */
export const cutSigns = (language: string): CutSigns => signsOf(language) ?? unknown;
