import { byLanguage } from './by-language.ts';
import { anywhere } from './whole-words.ts';

/** The phrases of a language with which a question asks how often something happens, and with which an answer says so. */
interface FrequencyPhrases {
  asking: RegExp;
  saying: RegExp;
}

/** The phrases of a language (BCP 47 base tag); undefined for one without a list. */
export const frequencyPhrases = byLanguage<FrequencyPhrases>({
  en: () => ({
    asking: anywhere('how (?:often|frequently|many times)'),
    saying: anywhere(
      'every (?!one|body|thing|where)[\\p{L}\\p{N}]+|once|twice|times (?:an?|per|every)|daily|weekly|monthly|hourly|yearly|annually|always|never|rarely|seldom|per (?:second|minute|hour|day|week|month|year|block)',
    ),
  }),
  de: () => ({
    asking: anywhere('wie ?oft|wie häufig'),
    saying: anywhere(
      'alle \\p{N}+|jede[nrsm]? \\p{L}+|\\p{L}*mal (?:pro|am|im|in)|täglich|wöchentlich|monatlich|jährlich|immer|nie|selten',
    ),
  }),
  fr: () => ({
    asking: anywhere('combien de fois|à quelle fréquence'),
    saying: anywhere('fois (?:par|tou(?:s|tes))|tou(?:s|tes) les|chaque|toujours|jamais|rarement'),
  }),
  es: () => ({
    asking: anywhere('cuántas veces|con qué frecuencia|cada cuánto'),
    saying: anywhere('cada|(?:vez|veces) (?:al|a la|por)|tod[oa]s l[oa]s|siempre|nunca|diariamente'),
  }),
});
