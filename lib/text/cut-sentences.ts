import { matchNothing } from '../encoding/match-nothing.ts';
import { byLanguage } from './by-language.ts';
import { englishFiniteVerb } from './clauses.ts';
import { ending } from './opening-patterns.ts';
import { wordEnd } from './whole-words.ts';

/** Signs by which a sentence of a language goes on behind the mark that recognition put at a pause of the speaker. */
interface CutSigns {
  /** Words with which no sentence ends. */
  ending: RegExp;
  /** Words with which few sentences end; a sentence goes on behind them where the next begins with a content word. */
  leading: RegExp;
  /** Words with which a clause begins that belongs to the sentence before. */
  continuing: RegExp;
  /**
   * Prepositions and conjunctions. Behind the words with which the sentence before ends they show that the speaker took those up again
   * ("… the tiles. The tiles in real time."); what else follows makes a sentence of its own.
   */
  linking?: RegExp;
  /** A condition without what follows from it, where the marks were not recognized but inferred: "If you have the old one." */
  openCondition?: RegExp;
}

/** Contracted forms that no English sentence ends with, because a verb is contracted only where something follows it. */
export const englishContractions = "[a-z]+['’](?:m|re|ve|ll|d)|(?:who|what|where|how|it|that|there|here|he|she|let)['’]s";

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
    linking: new RegExp(
      `^(?:about|above|across|after|against|along|among|and|around|as|at|because|before|behind|below|beside|between|beyond|by|during|except|for|from|if|in|inside|into|like|near|of|off|on|onto|or|over|per|since|than|that|through|to|towards?|under|until|unless|upon|via|when|where|which|while|who|whose|with|within|without)(?![a-z])(?!.*(?:${englishFiniteVerb}))`,
      'iu',
    ),
    openCondition: new RegExp(
      `^\\P{L}*(?:(?:and|but|so|now) )?(?:if|unless|when|whenever) (?!.*,)(?!.*(?:${englishFiniteVerb}).*(?:${englishFiniteVerb}))`,
      'iu',
    ),
  }),
  // "Ein" is also a part of verbs: "setzen wir die Zahlen ein".
  de: () => ({
    ending: ending('und|oder|aber|weil|dass|wenn|eine[mnrs]?|dem|den|des|zum|zur|im|vom'),
    leading: ending('mit|von|für|durch|als|zu'),
    continuing: first('weil|dass|sodass|damit|obwohl|wobei|sondern|als ob'),
    linking: first(
      'an|als|am|auf|aus|außer|bei|beim|bis|damit|dass|durch|für|gegen|hinter|im|in|mit|nach|neben|oder|ohne|seit|statt|über|um|und|unter|vom|von|vor|während|weil|wenn|wie|zu|zum|zur|zwischen',
    ),
  }),
  fr: () => ({
    ending: ending("et|ou|mais|que|le|les|un|une|des|du|au|aux|qu['’]|d['’]|l['’]|parce que"),
    leading: ending('de|à|pour|avec|dans|par|sur'),
    continuing: first('parce que|puisque|dont|afin (?:de|que)|tandis que|alors que|ce qui|lequel|laquelle'),
    linking: first(
      "à|afin|après|au|aux|avant|avec|car|chez|comme|contre|dans|de|depuis|derrière|des|dont|du|en|entre|et|jusque|lorsque|mais|où|ou|par|parce que|pendant|pour|près|quand|que|qui|sans|si|sous|sur|vers|(?:d|jusqu|qu)'\\p{L}+",
    ),
  }),
  es: () => ({
    ending: ending('y|o|pero|que|el|los|las|un|una|del|al|porque'),
    leading: ending('de|en|con|para|por|a'),
    continuing: first('porque|ya que|aunque|mientras que|lo cual|cuyo|cuya|sino'),
    linking: first(
      'a|al|ante|bajo|como|con|contra|cuando|de|del|desde|donde|durante|e|en|entre|hacia|hasta|o|para|pero|por|porque|que|según|si|sin|sobre|tras|u|y',
    ),
  }),
  pt: () => ({
    ending: ending('e|ou|mas|que|o|os|as|um|uma|do|da|dos|das|ao|porque'),
    leading: ending('de|em|com|para|por'),
    continuing: first('porque|já que|embora|enquanto que|o qual|cujo|cuja'),
    linking: first(
      'a|à|ao|aos|às|após|até|com|como|contra|da|das|de|desde|do|dos|durante|e|em|entre|mas|na|nas|no|nos|onde|ou|para|pela|pelo|por|porque|quando|que|se|sem|sob|sobre',
    ),
  }),
  it: () => ({
    ending: ending('e|o|ma|che|il|gli|un|una|del|della|dei|delle|al|perché'),
    leading: ending('di|a|con|per|da|in'),
    continuing: first('perché|poiché|mentre|il quale|la quale|affinché|anziché'),
    linking: first(
      "a|ad|al|alla|alle|ai|come|con|contro|da|dal|dalla|dei|del|della|delle|dello|di|dopo|dove|durante|e|ed|fra|in|ma|nei|nel|nella|nelle|o|per|perché|prima|quando|se|senza|sopra|sotto|su|sul|sulla|tra|verso|che|(?:d|d?all|dell|nell|sull)'\\p{L}+",
    ),
  }),
  nl: () => ({
    ending: ending('en|of|maar|dat|de|het|een|omdat'),
    leading: ending('van|met|voor|door|naar|te'),
    continuing: first('omdat|zodat|terwijl|hoewel|waarbij|waardoor'),
    linking: first(
      'aan|achter|als|bij|binnen|dat|door|en|in|langs|met|na|naar|naast|of|om|omdat|onder|op|over|per|sinds|te|tegen|tijdens|tot|tussen|uit|van|vanaf|voor|wanneer|waar|zonder',
    ),
  }),
  ru: () => ({
    ending: ending('и|а|но|или|что|чтобы|если|потому|в|на|с|к|по|для|из|от'),
    leading: matchNothing,
    continuing: first('потому что|чтобы|который|которая|которое|которые|так как|хотя'),
    linking: first(
      'без|в|во|для|до|если|за|и|из|или|к|как|когда|который|которая|которое|которые|между|на|над|но|о|об|от|перед|по|под|после|потому что|при|про|с|со|у|через|что|чтобы',
    ),
  }),
  uk: () => ({
    ending: ending('і|й|та|а|але|або|що|щоб|якщо|бо|у|в|на|з|до|для|із|від'),
    leading: matchNothing,
    continuing: first('тому що|щоб|який|яка|яке|які|оскільки|хоча|бо'),
    linking: first(
      'без|в|від|для|до|з|за|і|із|коли|між|на|над|о|об|перед|по|під|після|про|та|у|через|що|щоб|як|якщо|який|яка|які',
    ),
  }),
  pl: () => ({
    ending: ending('i|a|ale|lub|że|żeby|jeśli|bo|w|na|z|do|dla|od|po'),
    leading: matchNothing,
    continuing: first('ponieważ|bo|żeby|który|która|które|którzy|chociaż'),
    linking: first(
      'aby|ale|albo|bez|bo|dla|do|gdy|gdzie|i|jak|jeśli|kiedy|która|które|którego|który|którzy|lub|między|na|nad|o|od|oraz|po|pod|podczas|przed|przez|przy|u|w|we|z|za|ze|że|żeby',
    ),
  }),
  tr: () => ({ ending: ending('ve|veya|ama|çünkü|bir'), leading: matchNothing, continuing: first('çünkü') }),
  vi: () => ({
    ending: ending('và|nhưng|hoặc|của|để|vì|các|những|một|mà|nếu'),
    leading: matchNothing,
    continuing: first('bởi vì|để'),
  }),
  id: () => ({
    ending: ending('dan|atau|tapi|yang|di|ke|dari|untuk|karena|dengan|sebuah|para'),
    leading: matchNothing,
    continuing: first('karena|yang|supaya|sehingga'),
  }),
  ko: () => ({ ending: ending('그리고|하지만|그래서|또는|및'), leading: matchNothing, continuing: first('왜냐하면') }),
  ar: () => ({
    ending: ending('و|أو|لكن|في|من|على|إلى|عن|أن|التي|الذي'),
    leading: matchNothing,
    continuing: first('لأن|لأنه|لأنها|حيث|الذي|التي'),
  }),
  fa: () => ({
    ending: ending('و|یا|اما|که|از|به|در|با|برای|را|تا|اگر|چون'),
    leading: matchNothing,
    continuing: first('چون|زیرا|تا اینکه|به طوری که'),
  }),
  he: () => ({
    ending: ending('ו|או|אבל|כי|אם|של|על|את|עם|אל|עד|לפני|אחרי|כדי|בגלל|בין'),
    leading: matchNothing,
    continuing: first('כי|כדי|מפני ש\\p{L}*|אשר'),
  }),
  hi: () => ({
    // What is spoken of may follow the verb: "बात करेंगे … के बारे में".
    ending: ending('और|या|लेकिन|कि|के|का|की|(?<!बारे )में|जो|अगर|एक'),
    leading: matchNothing,
    continuing: first('क्योंकि|ताकि|जिससे'),
  }),
  zh: () => ({
    ending: /(?:因为|如果|但是|所以|而且|以及|或者|[和把被]|对于|关于|根据|通过|[这那]个|一个)[^\p{L}\p{N}]*$/u,
    leading: matchNothing,
    continuing: matchNothing,
  }),
  ja: () => ({ ending: /[をは][^\p{L}\p{N}]*$/u, leading: matchNothing, continuing: matchNothing }),
});
const unknown: CutSigns = { ending: matchNothing, leading: matchNothing, continuing: matchNothing };

/** Returns the signs of a language (BCP 47 base tag); for a language without a list none match. */
export const cutSigns = (language: string): CutSigns => signsOf(language) ?? unknown;
