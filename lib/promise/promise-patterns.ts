import { byLanguage } from '../text/by-language.ts';
import { anywhere } from '../text/whole-words.ts';

const never = /(?!)/;

/** Phrases by language with which a title asks or promises something; they match anywhere in the title unless anchored. */
const patternOf = byLanguage<RegExp>({
  en: () =>
    anywhere(
      "why|how|^what(?! an?\\b)(?:'s)?|what (?:is|are|was|were|really|happens?|happened|if|it takes|(?:no one|nobody|they|you|i|we)(?: \\p{L}+){1,2})|^which|(?:truth|secrets?|reasons?|problems?|science|psychology|economics|mystery|case) (?:about|behind|for|against|why|with)|\\d+ (?:\\p{L}+ ){0,2}(?:reasons?|ways?|things|tips|tricks|steps?|mistakes|lessons?|secrets?|facts|rules|habits|myths|signs)|explained|everything you need to know|(?:complete |beginner'?s )?guide to|^(?:please )?(?:summari[sz]e|describe|explain)",
    ),
  de: () =>
    anywhere(
      'warum|wieso|weshalb|wie|^was|was (?:ist|sind|passiert|wirklich|niemand|keiner)|^welche[rsmn]?|wahrheit (?:über|hinter)|geheimnis(?:se)?|gründe? (?:für|warum)|\\d+ (?:\\p{L}+ ){0,2}(?:gründe|wege|dinge|tipps|tricks|schritte|fehler|fakten|regeln|mythen)|erklärt|alles,? was (?:du|sie|man)|anleitung',
    ),
  fr: () =>
    anywhere(
      "pourquoi|comment|^que|qu['’]est-ce|ce que|ce qui|^quel(?:le)?s?|la vérité sur|les? secrets?|les? raisons?|\\d+ (?:\\p{L}+ ){0,2}(?:raisons|façons|choses|conseils|astuces|étapes|erreurs|leçons|faits|règles|mythes)|expliquée?s?|tout savoir|tout ce qu",
    ),
  es: () =>
    anywhere(
      'por qué|porqué|cómo|^qué|qué (?:es|son|pasa|pasó)|lo que|^cuál(?:es)?|la verdad (?:sobre|de|detrás)|el secreto|los secretos|las? raz(?:ón|ones)|\\d+ (?:\\p{L}+ ){0,2}(?:razones|formas|maneras|cosas|consejos|trucos|pasos|errores|lecciones|datos|reglas|mitos)|explicad[oa]s?|todo lo que|guía',
    ),
  pt: () =>
    anywhere(
      'por que|por quê|porque|como|^o que|o que (?:é|são|acontece|aconteceu|ninguém)|^quais|^qual|a verdade (?:sobre|por trás)|o segredo|os segredos|\\d+ (?:\\p{L}+ ){0,2}(?:razões|motivos|formas|maneiras|coisas|dicas|truques|passos|erros|lições|fatos|regras|mitos)|explicad[oa]s?|tudo (?:o que|sobre)|guia',
    ),
  it: () =>
    anywhere(
      "perch[ée]|come|^(?:che )?cosa|cos['’]è|quello che|ciò che|^quali?|la verità (?:su|dietro)|il segreto|i segreti|\\d+ (?:\\p{L}+ ){0,2}(?:motivi|ragioni|modi|cose|consigli|trucchi|passi|errori|lezioni|fatti|regole|miti)|spiegat[oaie]|tutto quello che|guida",
    ),
  ru: () =>
    anywhere(
      'почему|зачем|как|^что|что (?:такое|будет|произошло|случилось|делать)|^какой|^какая|^какие|правда (?:о|об|про)|секреты?|причины?|\\d+ (?:\\p{L}+ ){0,2}(?:причин|способ(?:ов|а)|вещей|советов|шагов|ошибок|уроков|фактов|правил|мифов)|всё,? что',
    ),
  ar: () => /(?:^|\s)(?:لماذا|كيف|ما هو|ما هي|ماذا|حقيقة|أسرار|سر|أسباب)(?=\s|$)/u,
  hi: () => /क्यों|कैसे|क्या|कौन|सच्चाई|रहस्य|कारण|तरीके/u,
  ko: () => /왜|어떻게|무엇|이유|방법|비밀|진실|하는 법|\d+가지/u,
  zh: () => /为什么|為什麼|为何|為何|如何|怎么|怎麼|怎样|怎樣|什么|什麼|真相|秘密|原因|揭秘|\d+[个種种條条大]/u,
  ja: () => /なぜ|何故|どうして|どうやって|とは|理由|方法|真実|秘密|コツ|\d+(?:つ|個)の/u,
  th: () => /ทำไม|อย่างไร|ยังไง|อะไร|วิธี|ความจริง|ความลับ|เหตุผล/u,
});

/** Returns the pattern of a title that promises something, in a language (BCP 47 base tag); without a list none matches. */
export const promisePattern = (language: string): RegExp => patternOf(language) ?? never;
