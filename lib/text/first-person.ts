import { byLanguage } from './by-language.ts';
import { anywhere } from './whole-words.ts';

/** Words of the first person by language, anywhere in a sentence. Languages without pronouns as subjects have few. */
const wordsOf = byLanguage<RegExp>({
  en: () => anywhere("i|i'm|i've|i'll|i'd|we|we're|we've|we'll|we'd|my|our|ours|me"),
  de: () => anywhere('ich|wir|mein(?:e[rsmn]?)?|unser(?:e[rsmn]?)?|mir|mich|uns'),
  fr: () => anywhere("je|j'\\p{L}+|nous|moi|mon|ma|mes|notre|nos"),
  es: () => anywhere('yo|nosotr[oa]s|mis?|nuestr[oa]s?|me|nos'),
  pt: () => anywhere('eu|nós|a gente|meus?|minhas?|noss[oa]s?|me'),
  it: () => anywhere('io|noi|mi[oae]?|miei|nostr[oaie]'),
  nl: () => anywhere('ik|wij|we|mijn|mij|ons|onze'),
  ru: () => anywhere('я|мы|мне|меня|нам|нас|мо[йяеёи]|моих|наш[аеи]?|наших'),
  pl: () => anywhere('ja|my|mnie|mi|nam|nas|mój|moja|moje|nasz[aeiy]?'),
  tr: () => anywhere('ben|biz|benim|bizim|bana|bize|beni|bizi'),
  vi: () => anywhere('tôi|mình|chúng ta|chúng tôi'),
  id: () => anywhere('saya|aku|kami|kita|gue|gua'),
  ko: () => /(?:^|\s)(?:저(?:는|희|도|의|에게|한테)?|제가?|나는|내가?|우리(?:가|는|의|도)?)(?=\s)/u,
  ar: () => anywhere('أنا|نحن|لدي|لدينا|عندي|عندنا'),
  hi: () => /(?:^|\s)(?:मैं|मैंने|मेर[ाीे]|मुझे|हम|हमने|हमार[ाीे]|हमें)(?=\s)/u,
  zh: () => /[我咱俺]/u,
  ja: () => /私|わたし|僕|ぼく|俺|我々/u,
});

/** Returns whether a sentence speaks of its speaker, in its language (BCP 47 base tag). */
export const isInFirstPerson = (text: string, language: string): boolean => wordsOf(language)?.test(text) ?? false;
