import type { FalseStartWords } from './remove-false-starts.ts';

/** Filler words of a language. `lead` are words that connect a sentence to the previous one. */
export interface Fillers {
  words: ReadonlySet<string>;
  /** Filler phrases, with the words after or before which they are meaningful: "do you know", "what kind of". */
  phrases: { words: string[]; notAfter: ReadonlySet<string>; notBefore: ReadonlySet<string> }[];
  lead: ReadonlySet<string>;
  falseStarts?: FalseStartWords;
}

const set = (list: string) => new Set(list.split(' ').filter(Boolean));
const phrase = (text: string, notAfter = '', notBefore = '') => ({
  words: text.split(' '),
  notAfter: set(notAfter),
  notBefore: set(notBefore),
});
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
    lead: set("so and but well now then right or because 'cause cause actually basically anyway anyways yes no alright also"),
    falseStarts: {
      subjectPronouns: set('i we they he she'),
      objectPronouns: set('you it'),
      determiners: set('a an the my our your their his'),
      auxiliaries: set('am was were have had can could will would should must may might'),
      beforeClause: set("and but so because cuz 'cause then"),
      beforeInfinitive: set('have has had need want going got'),
      infinitiveMarker: 'to',
      expletives: set('there'),
      asideVerbs: set('know think guess mean believe suppose see say seems looks'),
    },
  },
  de: { words: set('äh ähm öh hm hmm ähh'), phrases: [], lead: set('und aber also ja nein denn naja') },
  fr: { words: set('euh heu hein bah ben'), phrases: [], lead: set('et mais donc alors bon oui non') },
  es: { words: set('eh em ehm mmm este'), phrases: [phrase('o sea')], lead: set('y pero entonces bueno pues sí no') },
  pt: { words: set('hum hã ahn né'), phrases: [], lead: set('e mas então bom sim não') },
  it: { words: set('ehm mmm eh boh'), phrases: [], lead: set('e ma allora quindi sì no beh') },
  nl: { words: set('eh uh uhm ehm hm'), phrases: [], lead: set('en maar dus ja nee nou') },
  ru: {
    words: set('э ээ эээ эм мм ммм'),
    phrases: [phrase('как бы'), phrase('так сказать')],
    lead: set('и но а ну вот да нет значит'),
  },
  pl: { words: set('yyy eee hmm mmm'), phrases: [], lead: set('i a ale no więc tak nie') },
  tr: { words: set('ııı eee hmm şey'), phrases: [], lead: set('ve ama yani evet hayır işte') },
  id: { words: set('eh em hmm anu'), phrases: [], lead: set('dan tapi jadi nah ya') },
  vi: { words: set('ờ ừm à'), phrases: [], lead: set('và nhưng thì') },
  ko: { words: set('음 어 에'), phrases: [], lead: set('그리고 그런데 근데 그래서') },
  ar: { words: set('آآ امم اه'), phrases: [], lead: set('طيب يعني') },
  hi: { words: set('अ उम्म हम्म'), phrases: [], lead: set('और तो लेकिन') },
};
const none: Fillers = { words: set(hesitation), phrases: [], lead: new Set() };

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
