import { matchNothing } from '../encoding/match-nothing.ts';
import { byLanguage } from './by-language.ts';
import { certainEnglishVerb } from './certain-verb.ts';
import { englishFiniteVerb, englishVerbs, irregularPasts } from './clauses.ts';
import { englishContractions } from './cut-sentences.ts';
import { ending } from './opening-patterns.ts';

/** Signs that a sentence of a language is not a complete statement, or refers to something that only its neighbors name. */
interface FragmentSigns {
  /** Words with which no sentence ends. */
  ending: RegExp;
  /** Words that point to something said or shown before, at the start or anywhere. */
  pointing: RegExp[];
  /** Words that do not follow each other: a start that the speaker gave up, or two sentences without a mark between them. */
  broken: RegExp[];
  /** Matches a word that is hardly anything but a verb; a text without one is no statement. */
  verb?: RegExp;
  /** For texts whose ends were inferred: matches a question that begins within them. */
  question?: RegExp;
}

const quantity = 'majority|combination|part|lot|bunch|rest|most|all|some|many|half|couple|number|each|any|none|both|one|two';

/** Words that are a verb, hold one, or are the subject of one. */
const predicates = `(?<![a-zà-ž'])(?:${englishVerbs}|${irregularPasts}|i|we|you|they|he|she|who)(?![a-zà-ž])|(?:[a-z]ed|n't|'re|'m|'ll|'ve|'d|'s)(?![a-zà-ž])`;

/** Returns a pattern of a condition without what follows from it: "If we have a better battery, or better buttons." */
const conditionAlone = () =>
  new RegExp(
    `^(?:even )?(?:if|although|though|unless|whenever|because|whereas|when|once|until) (?=.*,)(?!.*, (?!(?:or|and|nor|so that|which|who|whose|because|if|when|while|where|to)(?![a-z]))[^,]*(?:${predicates}|(?<![a-z])(?:it|there|add|ask|call|check|choose|click|create|open|press|select|set|start|stop|turn|type)(?![a-z])|(?<![su])s(?![a-zà-ž])))(?!.*(?<![a-z])then )`,
    'iu',
  );

/** Returns a pattern of an adverbial without a verb: "With a touch screen for the basic functions." */
const adverbialAlone = () =>
  new RegExp(
    `^(?:with|for|in|on|at|from|by|as|of|to|under|without) (?!.*(?:${predicates}|[a-zà-ž]{2}(?<![su])s (?:a|an|the|my|your|our|their|its|to|that|how|it|them|us|no|all|both|two|three|four|five|ten|properly|well|more)(?![a-z])))`,
    'iu',
  );

/** A verb, or a noun in "-s" that may be one. */
const verbAnywhere = `${englishFiniteVerb}|[a-zà-ž]{2}(?<![su])s (?:to|in|on|at|for|from|with|by|as)(?![a-zà-ž])`;

/** Returns a pattern of a subject without what is said of it: "The index that they proposed to use to settle a contract." */
const relativeAlone = () =>
  new RegExp(
    `^(?:the|an?|our|my|your|their|its|one|another|those|these) (?:(?!(?:${verbAnywhere})|[a-zà-ž-]+s )[a-zà-ž-]+ ){1,6}(?:that|which|who|where) (?!is |was )(?!.*(?:${verbAnywhere}).*(?:${verbAnywhere}))`,
    'iu',
  );

/** Returns a pattern of a condition within a clause, without what follows from it: "The problem is that if nobody mines a block." */
const conditionWithin = () =>
  new RegExp(
    `(?<![a-z])that (?:if|when|once|unless|whenever|although) (?![^,]*(?:${verbAnywhere})[^,]*(?:${verbAnywhere}))[^,]*$`,
    'iu',
  );

/** Verbs in "-s" before a clause with "that", where other words in "-s" are nouns. */
const verbsBeforeThat =
  'shows|means|says|thinks|suggests|believes|requires|ensures|assumes|argues|implies|hopes|knows|sees|finds|indicates|proves|claims|states|guarantees|feels|notes|tells|makes|is|was|has|its|this';

/** Returns a pattern of a plural without what is said of it: "Attacks that manipulate the network." */
const pluralAlone = () =>
  new RegExp(
    `^(?!those|these|people)(?:[a-zà-ž-]+ ){0,2}(?!(?:${verbsBeforeThat}) )[a-zà-ž-]+(?<![su])s (?:that|which|who) (?!is |was )[a-zà-ž']+ (?!.*(?:${verbAnywhere}))`,
    'iu',
  );

/** Matches the pronoun of a person whom nothing before it names, in a sentence that does not begin with a name. */
const unnamedPerson =
  /^(?:The|An?|We|You|I|They|It|Hopefully|In|On|With|If|When|This|That|There|To|For|Once|Then|Just|Maybe|Perhaps|Each|Every|Some|All)(?!\p{L})(?:(?!\p{Lu}\p{Ll}|(?<!\p{L})(?:person|people|man|woman|guy|users?|customers?|child|kid|friend|father|mother|son|daughter|husband|wife|author|owner|player|doctor|teacher|president|minister|king|queen|colleague|boss|\p{L}*one|\p{L}*body|who|he|she)(?!\p{L})).)*?(?<!\p{L})(?:his|her|him)(?!\p{L})/u;

/**
 * Matches a verb at the start with an object that only a sentence before names: "Put it in a pan", "Prune those after they bloom". Behind
 * a conjunction or an adverb, "it" is a subject: "Sometimes it rains".
 */
const objectPronoun =
  /^(?:(?:please|just|also|never|always|don't|do not) )?(?!(?:if|when|whenever|where|wherever|once|until|unless|while|because|since|though|although|whether|before|after|as|than|that|what|why|how|all|so|like|is|was|does|did|do|has|can|could|will|would|should|believe|now|nowadays|then|today|tonight|yesterday|tomorrow|sometimes|often|soon|later|still|here|there|maybe|perhaps|[a-z]+(?<!app|supp|multip)ly)(?![a-z]))[a-z]+ (?:(?:it|them)(?![a-z'-])|(?:these|those) (?:up|down|out|in|on|off|into|to|for|with|and|right|after|before|back|first|over|aside|until|when|if|as)(?![a-z]))/iu;

const signsOf = byLanguage<FragmentSigns>({
  // A letter is one of the European languages: a class of all letters takes V8 several times as long to compile.
  en: () => ({
    ending: ending(
      `the|a|an|and|or|but|because|if|than|my|your|our|their|of|i|we|he|she|they|which|${englishContractions}|(?:which|that|who) (?:will|would|should|could|can|may|might|must)|and so|(?:right|over|up|down|from|is|are|and|come|starts?|goes|see) (?:here|there)|(?:the|an?|our|my|their) [a-zà-ž-]+ (?:that|who|whose|where)|(?:do|it|look|looks|go|goes) like (?:this|that)|and no|(?:of|the|an?) i (?:think|guess|mean|suppose|believe)`,
    ),
    pointing: [
      /^(?:the )?(?:first|second|third|other|latter|former|last|one)(?: [a-z]+)? being(?![a-z])/iu,
      /^(?:if|when|because|since|once|unless|though|as) (?:(?:it|that|this|these|those|they|he|she)(?:'s| (?:is|are|was|were|isn't|does|doesn't|do|did|didn't|happens|happened|works))?|so|not),/iu,
      /^(?:for|in|with|by|on|of|from|at|to|like|about|after|before|between|under|without) (?:(?:all |both )?(?:it|them|him|her)(?![a-zà-ž-])|(?:these|those) (?:two|three|four|ones?|cases?|things?)(?![a-zà-ž])|(?:that|this|the same) (?:way|case|sense|point|one)(?![a-zà-ž]))/iu,
      new RegExp(
        `^(?:the |a |an )?(?:[a-zà-ž-]+ )?(?:${quantity}) of (?:(?:it|them)(?![a-zà-ž-])|(?:that|this|these|those) (?:is|are|was|were|will|would|can|could|has|have|had|do|does|goes?|comes?|allows?|makes?|means?)(?![a-zà-ž]))`,
        'iu',
      ),
      /^(?:in (?:reality|practice|theory|fact|effect|essence|general|short)|currently|essentially|eventually|ideally|normally|usually|unfortunately|right now|today|again), (?:it|this|that|they|he|she)(?![a-zà-ž])/iu,
      objectPronoun,
      unnamedPerson,
      /(?<![a-zà-ž])(?:change|do|did|have|like|make|need|put|see|take|try|use|want) that (?:a (?:little|bit)|again|too|then|now|already|anyway|either|as well|first)(?![a-zà-ž])/iu,
      /(?<![a-zà-ž])(?:this|that|another|the (?:other|next|last|first)) one[.!]*$/iu,
      /^(?!.*(?:,|(?<![a-z])(?:in|at|to|into|from|on|near|through|where|when|if) )).*(?<!(?:out|get|gets|got|getting) )(?<![a-z])(?:here|there)[.!]*$/iu,
      /(?<![a-zà-ž])(?:(?:on|at) the (?:top|bottom|left|right)|(?:in|up|down|back|over|right) here|in there)(?: (?:hand )?side|-hand side)?(?![a-zà-ž-]| (?:of|end|in|at|on|from) )/iu,
      /(?<!one of )(?<![a-zà-ž])(?:these|those) (?:two|three|four|things|ones)(?![a-zà-ž])/iu,
      /(?<![a-zà-ž])(?:(?:like|do) this|(?:this|that) way)(?=[.,;!]| (?:and|because|but|then|so)(?![a-zà-ž]))/iu,
      /^(?:you|we|i) can (?:also |just |really )?(?:see|notice)(?![a-zà-ž])/iu,
      /(?<![a-zà-ž])(?:(?:the other|this|that) one (?:is|was|has|here|there)|(?:inherits?|comes?) from there|over here|right here)(?![a-zà-ž])/iu,
      /^(?:the reason for (?:that|this)|the (?:reason|answer|difference) (?:is|was)|(?:if|when|once|because|since|until|while|what) (?:it|they|he|she|that|this|these|those)(?! (?:comes to|turns? out|(?:is|was) (?:true|possible|necessary|(?:about )?time|the case)))|[b-hj-z] (?:right|so|then|as|i|i'm|we|it's|well|please))(?![a-zà-ž])/iu,
    ],
    broken: [
      /(?<![a-zà-ž'-])(?:the|a|an|my|your|our|their) (?:the|a|an|if|when|from|for|to|with|is|are|was|and|but|or|of|which|it's|we|you|they|he|she|im|ehn?|uh)(?![a-zà-ž'-])/iu,
      /(?<![\p{L}'-])(?:[Tt]sk|eh+n?|[Tt]hi?|wa|wh)(?![\p{L}'-])/u,
      /(?<![a-zà-ž'-])(?:i|we|you|they) (?:do|are|have|ha|don't) (?:i|we|you|they)(?:'[a-zà-ž]+| have| are)(?![a-zà-ž])|'re will(?![a-zà-ž])|(?<![a-zà-ž'-])(?:i (?:in|at|on|of|the|a|[a-zà-ž]+ing)|to (?:at|of|to))(?![a-zà-ž])/iu,
      /\p{Ll},? (?:And|But|So|That|This|Some|The|Then|There|It|We|You|They|He|She|If|When|Once|Because|Or|Now|What|How|Why|That's|It's|There's) \p{Ll}+ (?:\p{Ll}|I(?!\p{L}))/u,
      /\p{Ll} (?:Yes|Yeah|Okay)\P{L}*$/u,
      /(?<!(?<!\p{L})(?:vs|etc|cf|approx|al|[a-z]\.[a-z]))(?<=\p{Ll}{2})\. \p{Ll}/u,
      /(?<!(?:as|very|so|how|works?|match|say|says) )(?:(?<=[a-zà-ž] )well,?|(?<=, )well) (?:i|i'm|we|you|it|it's|the|that|that's|they|this|there)(?![a-zà-ž])/iu,
      /(?<!(?:as|if|do|that|what|when|how|let|would|should|did|don't) )(?<![a-zà-ž])(?:you know(?! (?:how|what|why|who|where|when|if|that|the|about)(?![a-zà-ž]))|i mean(?! (?:it|that)[.,])|i dunno)(?![a-zà-ž])/iu,
      /(?<![a-zà-ž])(?:or whatever|(?:and|or) what ?not|and stuff|and so forth|or something like (?:that|this))(?![a-zà-ž])/iu,
      /(?<![a-zà-ž'-])(?:(?:the|an?|of) (?:we|he|she|they|i'm|it's|we're|there's|they're|let's)|(?:that|it)'s (?:an?|the) [a-z]+ (?:is|are)|(?:they|we|he|she) (?:they|we|i|you|he|she)|(?:be|is|are|was|were) (?:can|could|will|would|should|must))(?![a-zà-ž])/iu,
      /(?<!(?:if|when|as|what|whatever|where|wherever|all|unless|than|once|that|everything|things?) )(?<![a-zà-ž'])(i|we|you|they) (?:can|could|will|would|should|must|want|need|get|go|put|use|make|take|work|look|be) \1(?![a-zà-ž])/iu,
      /(?<!(?:if|when|as|what|all|unless|where) (?:i|you|we|they|he|she) )(?<![a-zà-ž])(?:have|has|had|need|want|going|got) to (?:i|we|they|he|she)(?![a-zà-ž])/iu,
      /^(?!(?:Perhaps|Besides|Towards|Whereas|Always|Sometimes|Was|Is|Does|Has|As)(?!\p{L}))\p{Lu}\p{Ll}*(?<![su])s (?:the|an?) (?!.*(?<!\p{L})(?:is|are|was|were|can|will|would|has|have)(?!\p{L}))/u,
      /^(?!(?:any|every|some|no)(?:thing|one|body)|(?:the|an?|our|my|your|their|its|one|each|people|those|all|what|there)(?![a-zà-ž])|[a-zà-ž]+s )[a-zà-ž]+(?: [a-zà-ž]+){0,2},? (?:that|which)(?:'s| (?:is|are|was|needs?|has|have))(?![a-zà-ž])/iu,
      /^(?!(?:during|according|(?:any|every|some|no)thing) )(?:[a-zà-ž]+ing|(?:bad|good|great|better|easy|hard|important|useful|nice|possible) (?:for|to|in|at)) (?!(?:(?!(?<![a-zà-ž])(?:which|that|when|where|so|because|if)(?![a-zà-ž])).)*(?<![a-zà-ž])(?:is|are|was|were|isn't|can|will|would|could|may|might|must|has|had|ha[sd]n't|doesn't|(?<!(?<![a-zà-ž])to )(?:makes?|means?|gives?|allows?|requires?|helps?|becomes?|takes?|costs?|seems?|leads?|works?)|[a-zà-ž]+ed)(?![a-zà-ž]))/iu,
      /^(?:(?:if|when|while|unless) to|(?:think|guess|wonder|looks|sounds|seems|got|want|(?:kind|sort) of)) (?=[a-z])/iu,
      /^\p{Lu}\p{Ll}+s (?:if|whether|how) /u,
      pluralAlone(),
      conditionAlone(),
      adverbialAlone(),
      relativeAlone(),
      conditionWithin(),
    ],
    verb: certainEnglishVerb(),
    question:
      /(?:[^ ]+ ){3}(?:what else|or (?:is|are|was|do|does|did|can|could|should|would) (?:it|that|this|there|they|you|we|i)|(?:then|far|often|long|much|many|(?:and|but|so) (?:how|why|what|where)) (?:do|does|did|can|could|would|should) (?:you|we|they|i|he|she|it))(?![a-zà-ž])/iu,
  }),
  de: () => ({ ending: ending('und|oder|aber|weil|dass|eine[mnrs]?|dem|den|des'), pointing: [], broken: [] }),
  fr: () => ({ ending: ending("et|ou|mais|que|le|les|un|une|des|du|de|qu'|d'|l'"), pointing: [], broken: [] }),
  es: () => ({ ending: ending('y|o|pero|que|el|los|las|un|una|de|del|en|con'), pointing: [], broken: [] }),
  pt: () => ({ ending: ending('e|ou|mas|que|os|um|uma|de|do|da|dos|das|em|com'), pointing: [], broken: [] }),
  it: () => ({ ending: ending('e|o|ma|che|il|gli|un|una|di|del|della|dei|delle|con'), pointing: [], broken: [] }),
  nl: () => ({ ending: ending('en|of|maar|dat|de|het|een|van'), pointing: [], broken: [] }),
  // A noun with a copula and no subject answers the sentence before: "レム睡眠とノンレム睡眠です", and so does a reason alone.
  ja: () => ({
    ending: matchNothing,
    pointing: [
      /^(?!.*(?:[はがもし]|って|なら)).*[\p{Script=Han}\p{Script=Katakana}ー](?:です|でした)\P{L}*$/u,
      /^(?!.*(?:のは|理由|原因)).*(?:から|ため)(?:です|でした)\P{L}*$/u,
    ],
    broken: [],
  }),
  ko: () => ({
    ending: matchNothing,
    pointing: [
      /^(?!.*[은는이가도란서](?= )).*\p{L}(?:입니다|였습니다|이에요|예요)\P{L}*$/u,
      /^(?!.*(?:것은|건|이유|까닭|원인)).*기 때문(?:입니다|이에요|이었습니다|이죠)\P{L}*$/u,
    ],
    broken: [],
  }),
});
/** Marks of a sentence that is broken off, in any language. */
const brokenOff = /\.\.|…|[-–—]{2}|—\P{L}*$/u;
const unknown: FragmentSigns = { ending: matchNothing, pointing: [], broken: [] };

/** Returns whether a sentence is cut off, broken, without a verb, or points to something that only its neighbors name. */
export function isFragment(text: string, language: string, hasInferredEnds = false): boolean {
  const { ending, pointing, broken, verb, question } = signsOf(language) ?? unknown;
  return (
    brokenOff.test(text) ||
    ending.test(text) ||
    [...pointing, ...broken].some((pattern) => pattern.test(text)) ||
    verb?.test(text) === false ||
    (hasInferredEnds && question?.test(text) === true)
  );
}
