import { byLanguage } from './by-language.ts';
import { first } from './opening-patterns.ts';

/** English nouns that do not name what is counted: "the third point". */
const nouns =
  'one|thing|way|point|reason|example|question|issue|problem|aspect|option|approach|argument|case|drawback|element|goal|idea|item|part|phase|piece|side|step|topic|variant';
const ordinals = 'second|third|fourth|fifth|sixth|next|last|final|other';

/** Openings by language that count something which a sentence before names. */
const openingsOf = byLanguage<RegExp>({
  en: () =>
    first(
      `another (?:${nouns})|there(?:'s| is) (?:another|an? (?:second|third|fourth)|one more) (?:${nouns})(?![a-z])|the (?:${ordinals})(?: and (?:${ordinals}))? (?:(?:is|are|was|were|would|will|has|have)(?![a-z])|(?:${nouns})s?(?! (?:of|in|on|for|with|to|about|behind|against) (?!it|this|that|these|those|them)))|the other (?:\\d+|two|three|four|five|six|seven|eight|nine|ten|[a-z]+ty|half|few)`,
    ),
  de: () =>
    first(
      '(?:der|die|das) (?:zweite|dritte|vierte|fünfte|letzte|nächste|andere)(?: (?:punkt|grund|schritt|frage|sache|idee|möglichkeit|option|teil))? (?:ist|war|wäre|sind|waren)',
    ),
  fr: () =>
    first(
      "(?:l[ea] (?:deuxième|seconde?|troisième|quatrième|cinquième|dernière?|prochaine?)|l'autre)(?: (?:point|raison|chose|étape|idée|option|partie|question|problème))?,? (?:est|était|serait|c'est)",
    ),
  es: () =>
    first(
      '(?:el|la|lo) (?:segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|últim[oa]|otr[oa]|siguiente)(?: (?:punto|razón|cosa|paso|idea|opción|parte|tema|cuestión|problema))? (?:es|era|sería)',
    ),
  pt: () =>
    first(
      '[oa] (?:segund[oa]|terceir[oa]|quart[oa]|quint[oa]|últim[oa]|outr[oa]|próxim[oa])(?: (?:ponto|razão|coisa|passo|ideia|opção|parte|tema|questão|problema))? (?:é|era|seria)',
    ),
  it: () =>
    first(
      "(?:(?:il|la) (?:second[oa]|terz[oa]|quart[oa]|quint[oa]|prossim[oa])|l'(?:ultim[oa]|altr[oa]))(?: (?:punto|ragione|cosa|passo|idea|opzione|parte|tema|questione|problema))? (?:è|era|sarebbe)",
    ),
  nl: () =>
    first(
      '(?:de|het) (?:tweede|derde|vierde|vijfde|laatste|andere|volgende)(?: (?:punt|reden|stap|vraag|ding|idee|optie|deel|probleem))? (?:is|was|zijn|waren)',
    ),
  zh: () => /^第[二三四五六七八九十][个個点點]?(?:就?是|呢)/u,
});

/** Returns whether a sentence counts something that it doesn't name, in its language (BCP 47 base tag): "The third one is …". */
export const countsUnnamed = (text: string, language: string): boolean => openingsOf(language)?.test(text) ?? false;
