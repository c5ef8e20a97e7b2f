import type { FalseStartWords } from './remove-false-starts.ts';

/** A word that connects a sentence to the previous one, with the words before which it means something else: "so far". */
interface LeadWord {
  notBefore: ReadonlySet<string>;
  /** An answer connects only before a mark or a subject: "no, we don't", but "no bank does". */
  isAnswer: boolean;
}

/** Filler words of a language. */
export interface Fillers {
  words: ReadonlySet<string>;
  /** Filler phrases, with the words after or before which they are meaningful: "do you know", "what kind of". */
  phrases: { words: string[]; notAfter: ReadonlySet<string>; notBefore: ReadonlySet<string> }[];
  lead: ReadonlyMap<string, LeadWord>;
  falseStarts?: FalseStartWords;
}

const set = (list: string) => new Set(list.split(' ').filter(Boolean));
const phrase = (text: string, notAfter = '', notBefore = '') => ({
  words: text.split(' '),
  notAfter: set(notAfter),
  notBefore: set(notBefore),
});
/** Reads words that are separated by spaces: answers with a comma, others with a slash before each word that must not follow. */
const lead = (list: string) =>
  new Map(
    list.split(' ').map((entry): [string, LeadWord] => {
      const [word = '', ...notBefore] = entry.split('/');
      return [word.replace(',', ''), { notBefore: new Set(notBefore), isAnswer: word.endsWith(',') }];
    }),
  );
const hesitation = 'um umm uh uhh uhm er erm eh hm hmm mm mmm mhm mm-hmm uh-huh';

const spaced: Record<string, Fillers> = {
  en: {
    words: set(`${hesitation} ah oh yeah yep okay ok`),
    phrases: [
      phrase(
        'you know',
        "do did don't didn't if as that let what how when would should and or",
        'what how why where who when if that the about a',
      ),
      phrase('i mean', 'what do did if that'),
      phrase('sort of', 'a the this that some any what which same different new all'),
      phrase('kind of', 'a the this that some any what which one same different new all other another every'),
      phrase('all right'),
    ],
    lead: lead(
      "so/far/many/much/long/called/that/as and but/for well/known/before/after/above/below now/that then right/after/before/here/there/away/at/in/on/to/up/down/hand/click or because/of 'cause/of cause/of actually basically anyway anyways yes no, alright also/known/called",
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
    },
  },
  de: { words: set('äh ähm öh hm hmm ähh'), phrases: [], lead: lead('und aber also ja nein, denn naja') },
  fr: { words: set('euh heu hein bah ben'), phrases: [], lead: lead('et mais donc alors bon/nombre oui non,') },
  es: { words: set('eh em ehm mmm este'), phrases: [phrase('o sea')], lead: lead('y pero entonces bueno pues sí no,') },
  pt: { words: set('hum hã ahn né'), phrases: [], lead: lead('e mas então bom/dia sim não,') },
  it: { words: set('ehm mmm eh boh'), phrases: [], lead: lead('e ma allora quindi sì no, beh') },
  nl: { words: set('eh uh uhm ehm hm'), phrases: [], lead: lead('en maar dus ja nee, nou') },
  ru: {
    words: set('э ээ эээ эм мм ммм'),
    phrases: [phrase('как бы'), phrase('так сказать')],
    lead: lead('и но а ну вот да нет, значит'),
  },
  pl: { words: set('yyy eee hmm mmm'), phrases: [], lead: lead('i a ale no więc tak nie,') },
  tr: { words: set('ııı eee hmm şey'), phrases: [], lead: lead('ve ama yani evet hayır, işte') },
  id: { words: set('eh em hmm anu'), phrases: [], lead: lead('dan tapi jadi nah ya') },
  vi: { words: set('ờ ừm à'), phrases: [], lead: lead('và nhưng thì') },
  ko: { words: set('음 어 에'), phrases: [], lead: lead('그리고 그런데 근데 그래서') },
  ar: { words: set('آآ امم اه'), phrases: [], lead: lead('طيب يعني') },
  hi: { words: set('अ उम्म हम्म'), phrases: [], lead: lead('और तो लेकिन') },
};
const none: Fillers = { words: set(hesitation), phrases: [], lead: new Map() };

/** Returns the fillers of a language (BCP 47 base tag); hesitation sounds only for a language without a list. */
export const getFillers = (language: string): Fillers => (Object.hasOwn(spaced, language) ? spaced[language]! : none);

/** Fillers and connecting words of languages that are written without spaces. */
export const unspacedFillers: Record<string, { anywhere: RegExp; lead: RegExp }> = {
  zh: {
    anywhere: /(?:嗯+|呃+|啊+|哦+|唉+|就是说|怎么说呢|那个那个|这个这个|对对对+|对吧|是吧)[，,]?/g,
    lead: /^(?:(?:首先来[讲说]|然后|所以|那么|其实|但是|就是|因为|而且|对|好|那)[，,]?){1,2}(?=.{6})/u,
  },
  ja: {
    anywhere: /(?:えー+と?|えっと|えーっと|あのー+|そのー+|うーん+|ええと)[、,]?/g,
    lead: /^(?:(?:それで|だから|でも|なので|はい|そうですね|うん|まあ|あと|で)[、,])(?=.{6})/u,
  },
};
