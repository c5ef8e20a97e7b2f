import { byLanguage } from './by-language.ts';
import { anywhere } from './whole-words.ts';

/**
 * Words of the first person by language, anywhere in a sentence. Languages without pronouns as subjects have few, and verbs of
 * opinion.
 */
const wordsOf = byLanguage<RegExp>({
  en: () =>
    anywhere(
      "(?<!(?:war|part|phase|type|chapter|class|elizabeth|charles|james|george) )i|i'm|i've|i'll|i'd|we|we're|we've|we'll|we'd|my|our|ours|me",
    ),
  de: () => anywhere('ich|wir|mein(?:e[rsmn]?)?|unser(?:e[rsmn]?)?|mir|mich|uns'),
  fr: () => anywhere("je|[jm]'\\p{L}+|nous|moi|me|mon|ma|mes|mien(?:ne)?s?|notre|nos"),
  es: () => anywhere('yo|nosotr[oa]s|mis?|mí|conmigo|nuestr[oa]s?|me|nos|creo|pienso|supongo|siento que'),
  pt: () => anywhere('eu|nós|a gente|meus?|minhas?|noss[oa]s?|me|comigo|conosco|acho|penso que|acredito|imagino que'),
  it: () => anywhere('io|noi|mi[oae]?|miei|me|nostr[oaie]|credo|penso|direi'),
  nl: () => anywhere('ik|wij|we|(?<!de )mijn|mij|ons|onze'),
  ru: () =>
    anywhere(
      'я|мы|мне|меня|мной|нам|нас|нами|мо(?:й|[яеёи]|его|ему|ей|[её]м|ем|им|их|ю)|наш(?:[аеиу]|его|ему|ей|ем|им|их)?|думаю|считаю|полагаю|по-моему',
    ),
  uk: () =>
    anywhere(
      'я|ми|мені|мене|мною|нам|нас|нами|м(?:ій|оя|оє|ої|ого|ому|оїм|оїх|ою)|наш(?:[аеі]|ого|ому|ої|им|их)?|думаю|вважаю|гадаю|по-моєму',
    ),
  pl: () =>
    anywhere(
      'ja|my|mnie|mi|mną|nam|nas|nami|mój|moj(?:a|e|ego|ej)|moim|moich|nasz(?:a|e|ego|emu|ej|ym|ych|ą)?|nasi|myślę|sądzę|uważam',
    ),
  tr: () => anywhere('(?:ben|biz)(?:im|i|e|de|den|ce|imle)?|bana|sanırım'),
  vi: () => anywhere('tôi|mình nghĩ|chúng ta|chúng tôi|của mình'),
  id: () => anywhere('saya|aku|kami|kita|gue|menurutku'),
  ko: () => /(?:^|\s)(?:저|제|나|내|우리)(?:는|도|의|를|에게|한테|가|희)?(?=\s)/u,
  ar: () => anywhere('أنا|نحن|أعتقد|أظن|رأيي|لدي|لدينا|عندي|عندنا'),
  fa: () => anywhere('من|ما|به نظرم|فکر می‌کنم|فکر می‌کنیم'),
  he: () => anywhere('אני|אנחנו|אנו|לי|לנו|שלי|שלנו|אותי|אותנו|לדעתי'),
  th: () => /ผม|ฉัน|พวกเรา/u,
  hi: () => /(?:^|\s)(?:मैं|मैंने|मेर[ाीे]|मुझे|मुझसे|मुझको|हम|हमने|हमार[ाीे]|हमें|हमसे|हमको)(?=\s)/u,
  zh: () => /(?<![自敌敵忘])[我咱俺]/u,
  ja: () => /私(?![立鉄生的有服財費道語])|わたし|僕|ぼく|俺|我々/u,
});

/** Returns whether a sentence speaks of its speaker, in its language (BCP 47 base tag). */
export const isInFirstPerson = (text: string, language: string): boolean =>
  wordsOf(language)?.test(text.replaceAll('’', "'")) ?? false;
