import { byLanguage } from './by-language.ts';
import { anywhere } from './whole-words.ts';

/** The phrases of a language with which a title promises the truth about something, and with which it is stated. */
interface TruthPhrases {
  asking: RegExp;
  saying: RegExp;
}

/** The phrases of a language (BCP 47 base tag); undefined for one without a list. */
export const truthPhrases = byLanguage<TruthPhrases>({
  en: () => ({
    asking: anywhere('truth (?:about|behind|of|on)'),
    saying: anywhere("the (?:\\p{L}+ )?(?:truth|reality) is|in (?:truth|reality)|truth be told|the truth(?:'s| about)"),
  }),
  de: () => ({
    asking: anywhere('wahrheit (?:über|hinter|zu)'),
    saying: anywhere('die (?:\\p{L}+ )?(?:wahrheit|realität) (?:ist|sieht)|in (?:wahrheit|wirklichkeit)'),
  }),
  fr: () => ({
    asking: anywhere('vérité (?:sur|derrière)'),
    saying: anywhere("la (?:vérité|réalité),? (?:c['’]est|est)|en (?:vérité|réalité)"),
  }),
  es: () => ({
    asking: anywhere('verdad (?:sobre|de|del|detrás)'),
    saying: anywhere('la (?:verdad|realidad) es|en realidad'),
  }),
  pt: () => ({
    asking: anywhere('verdade (?:sobre|por trás)'),
    saying: anywhere('a (?:verdade|realidade) é|na (?:verdade|realidade)'),
  }),
  it: () => ({
    asking: anywhere('verità (?:su|sul|sull[aeo]|sui|sugli|dietro)'),
    saying: anywhere('la (?:verità|realtà) è|in realtà'),
  }),
  nl: () => ({
    asking: anywhere('waarheid (?:over|achter)'),
    saying: anywhere('de (?:waarheid|realiteit) is|in werkelijkheid'),
  }),
  ru: () => ({
    asking: anywhere('правд[ау] об?'),
    saying: anywhere('правда (?:в том|заключается)|на самом деле'),
  }),
  pl: () => ({
    asking: anywhere('prawd[aęy] o'),
    saying: anywhere('prawda jest taka|w rzeczywistości'),
  }),
  zh: () => ({ asking: /真相/u, saying: /真相(?:就?是|其实)|事实上|事實上|其实|其實/u }),
  ja: () => ({ asking: /真実|真相/u, saying: /真実は|実は|実際(?:に)?は/u }),
});
