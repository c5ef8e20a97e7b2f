import type { FalseStartWords } from './remove-false-starts.ts';

/** A word that connects a sentence to the previous one, with the words before which it means something else: "so far". */
interface LeadWord {
  notBefore: ReadonlySet<string>;
  /** An answer connects only before a mark or a subject: "no, we don't", but "no bank does". */
  isAnswer: boolean;
  /** A conjunction of a dependent clause, which stays before another clause: "because it rained, we stayed". */
  isSubordinate: boolean;
}

/** A filler phrase, with the words after or before which it is meaningful: "do you know", "what kind of". */
export interface FillerPhrase {
  words: string[];
  notAfter: ReadonlySet<string>;
  notBefore: ReadonlySet<string>;
  /** A pronoun that is its object, unless a verb follows: "I mean it". */
  object?: string | undefined;
  /**
   * The place of the uses that are fillers, if not all are: between marks ("este, …", but "este año"), or beside a clause too
   * ("you know we moved").
   */
  use?: 'setOff' | 'aside' | undefined;
}

/** Filler words of a language. */
export interface Fillers {
  words: ReadonlySet<string>;
  /** Fillers that are also adjectives: "it is okay". */
  adjectives?: ReadonlySet<string>;
  /** Words before an adjective or another complement, besides auxiliaries: "is", "feels", "really". */
  beforeComplement?: ReadonlySet<string>;
  phrases: FillerPhrase[];
  lead: ReadonlyMap<string, LeadWord>;
  falseStarts?: FalseStartWords;
}

const set = (list: string) => new Set(list.split(' ').filter(Boolean));
const phrase = (
  text: string,
  {
    notAfter = '',
    notBefore = '',
    ...rest
  }: { notAfter?: string; notBefore?: string } & Pick<FillerPhrase, 'object' | 'use'> = {},
): FillerPhrase => ({ words: text.split(' '), notAfter: set(notAfter), notBefore: set(notBefore), ...rest });
/**
 * Reads words that are separated by spaces: answers end with a comma, conjunctions of dependent clauses with a semicolon, and a
 * slash stands before each word that must not follow.
 */
const lead = (list: string) =>
  new Map(
    list.split(' ').map((entry): [string, LeadWord] => {
      const [word = '', ...notBefore] = entry.split('/');
      const [isAnswer, isSubordinate] = [word.endsWith(','), word.endsWith(';')];
      return [word.replace(/[,;]/, ''), { notBefore: new Set(notBefore), isAnswer, isSubordinate }];
    }),
  );
const sounds = 'umm uh uhh uhm erm eh hm hmm mm mmm mhm mm-hmm uh-huh';
/** Hesitation sounds of English, of which some are words elsewhere: “er” is Danish for “is”. */
const hesitation = `${sounds} um er`;

const spaced: Record<string, Fillers> = {
  en: {
    words: set(`${hesitation} ah oh yeah yep okay ok`),
    adjectives: set('okay ok'),
    beforeComplement: set(
      "is are be been being isn't aren't wasn't weren't feel feels felt look looks looked seem seems sound sounds get gets got just really still also only even",
    ),
    phrases: [
      phrase('you know', {
        notAfter:
          "do did don't didn't if as that let what how when would should and or hope guess think suppose sure say says said",
        notBefore: 'what how why where who when if that the about a',
        use: 'aside',
      }),
      phrase('i mean', { notAfter: 'what do did if that say says said know', object: 'it', use: 'aside' }),
      phrase('sort of', { use: 'setOff' }),
      phrase('kind of', { use: 'setOff' }),
      phrase('all right', { use: 'setOff' }),
    ],
    lead: lead(
      "so/far/many/much/long/called/that/as/do/does/did/is/are/was/were/has/have/had/can/could/will/would and but/for well,/known/before/after/above/below now/that/is/are/was/were/comes/came then/came/comes/is/are/was/were right,/after/before/here/there/away/at/in/on/to/up/down/hand/click or because;/of 'cause;/of cause/of actually basically anyway anyways yes, no, alright also/known/called",
    ),
    falseStarts: {
      subjectPronouns: set('i we they he she'),
      objectPronouns: set('you it'),
      determiners: set('a an the my our your their his'),
      auxiliaries: set('do did am was were have had can could will would should must may might'),
      beforeClause: set("and but so because cuz 'cause then"),
      beforeInfinitive: set('have has had need want going got'),
      infinitiveMarker: 'to',
      expletives: set('there'),
      asideVerbs: set('know think guess mean believe suppose see say seems looks'),
      adverbs: set('then also just only actually really still now always already even basically probably'),
    },
  },
  de: { words: set('äh ähm öh hm hmm ähh'), phrases: [], lead: lead('und aber also ja, nein, denn naja') },
  fr: {
    words: set('euh heu hein bah'),
    phrases: [phrase('ben', { use: 'setOff' })],
    lead: lead("et mais donc alors/que/qu'il/qu'elle/qu'on bon, oui, non,"),
  },
  es: {
    words: set('eh em ehm mmm'),
    phrases: [phrase('o sea'), phrase('este', { use: 'setOff' })],
    lead: lead('y pero entonces bueno, pues sí, no, mira, oye,'),
  },
  pt: { words: set('hum hã ahn né'), phrases: [], lead: lead('e mas então bom, sim, não, olha,') },
  it: { words: set('ehm mmm eh boh'), phrases: [], lead: lead('e ma allora quindi sì, no, beh guarda,') },
  nl: { words: set('eh uh uhm ehm hm'), phrases: [], lead: lead('en maar dus ja, nee, nou') },
  ru: {
    words: set('э ээ эээ эм мм ммм'),
    phrases: [phrase('как бы', { notBefore: 'то ни' }), phrase('так сказать', { notAfter: 'можно нельзя могу' })],
    lead: lead('и но а ну вот/почему/что/как/так/уже/и да, нет, значит,'),
  },
  uk: {
    words: set('е ее еее ем мм ммм'),
    phrases: [phrase('так би мовити', { notAfter: 'можна' })],
    lead: lead('і й але а ну ось/чому/що/як/так/уже/вже/і так, ні, отже,'),
  },
  pl: { words: set('yyy eee hmm mmm'), phrases: [], lead: lead('i a ale no więc tak, nie,') },
  tr: { words: set('ııı eee hmm'), phrases: [phrase('şey', { use: 'setOff' })], lead: lead('ve ama yani evet, hayır, işte') },
  id: { words: set('eh em hmm anu'), phrases: [], lead: lead('dan tapi jadi nah ya,') },
  vi: { words: set('ờ ừm'), phrases: [phrase('à', { use: 'setOff' })], lead: lead('và nhưng thì') },
  ko: { words: set('음 어 에'), phrases: [], lead: lead('그리고 그런데 근데 그래서 자 네,') },
  ar: { words: set('آآ امم اه'), phrases: [], lead: lead('طيب يعني/هذا/ذلك/أن/أنه/أنها') },
  fa: { words: set('اه اوم ام'), phrases: [], lead: lead('و خب ولی اما بله، یعنی') },
  he: { words: set('אה אהה אממ אהמ'), phrases: [], lead: lead('אז אבל כן, לא, טוב,') },
  hi: { words: set('अ उम्म हम्म'), phrases: [], lead: lead('और तो लेकिन देखिए देखो') },
};
const none: Fillers = { words: set(sounds), phrases: [], lead: new Map() };
const hesitations = set(hesitation);

/** Returns the fillers of a language (BCP 47 base tag); hesitation sounds only for a language without a list. */
export const getFillers = (language: string): Fillers => (Object.hasOwn(spaced, language) ? spaced[language]! : none);

const chineseHesitations = '[嗯呃啊哦唉]+';
const chineseHesitation = new RegExp(`^${chineseHesitations}$`);

/** Returns whether a word, in lower case, is a hesitation sound in any language. */
export const isHesitation = (word: string): boolean => hesitations.has(word) || chineseHesitation.test(word);

/** Fillers and connecting words of languages that are written without spaces. */
export const unspacedFillers: Record<string, { anywhere: RegExp; lead: RegExp }> = {
  zh: {
    anywhere: new RegExp(`(?:${chineseHesitations}|就是说|怎么说呢|那个那个|这个这个|对对对+|[对是]吧(?![台椅女员]))[，,]?`, 'g'),
    lead: /^(?:(?:首先来[讲说]|然后|所以说?|那么|其实|但是|就是|因为|而且|好|那(?![时時些年天里裡边邊]))[，,]?|对[，,]){1,2}(?=.{6})/u,
  },
  ja: {
    anywhere: /(?:えー*っと|えー+と?|あのー+|そのー+|うーん+|ええと)[、,]?/g,
    lead: /^(?:(?:それで|だから|でも|なので|そうですね|うん|まあ|あと|で)[、,]|はい[、,]?)(?=.{6})/u,
  },
};
