import { byLanguage } from './by-language.ts';
import { plainSpelling } from './plain-spelling.ts';
import { anywhere } from './whole-words.ts';

/** The side of something that a question asks for: what speaks for it, against it, or both. */
export type Merit = 'merits' | 'pros' | 'cons';

/** The phrases of a language that ask for merits, and those with which they are stated. */
interface MeritPhrases {
  asking: Readonly<Record<Merit, RegExp>>;
  stating: Readonly<Record<Merit, RegExp>>;
}

const withPhrases = (and: string, pros: string, cons: string, statedPros: string, statedCons: string) => (): MeritPhrases => ({
  asking: {
    merits: anywhere(plainSpelling(`(?:${pros}) (?:${and}) (?:${cons})`)),
    pros: anywhere(plainSpelling(pros)),
    cons: anywhere(plainSpelling(cons)),
  },
  stating: {
    merits: anywhere(`${pros}|${statedPros}|${cons}|${statedCons}`),
    pros: anywhere(`${pros}|${statedPros}`),
    cons: anywhere(`${cons}|${statedCons}`),
  },
});

/** The phrases of a language (BCP 47 base tag); undefined for one without a list. */
export const meritPhrases = byLanguage<MeritPhrases>({
  en: withPhrases(
    'and|or|vs|versus|&',
    'pros|advantages?|benefits?|upsides?|strengths?',
    'cons|disadvantages?|downsides?|drawbacks?|weakness(?:es)?',
    '(?:best|greatest|nice|nicest) (?:thing|part)|(?:i|we) (?:really |also )?(?:liked?|loved?)(?! to)',
    "(?:worst|bad|annoying) (?:thing|part)|(?:i|we) (?:really )?(?:dis|don't |didn't |do not |did not )liked?|(?:the|one|only|biggest|main) (?:problem|issue|catch) (?:is|was|with)",
  ),
  de: withPhrases(
    'und|oder|&',
    'pro(?= (?:und|&) [ck]ontra)|vorteile?n?|stärken?|vorzüge?',
    'contra|kontra|nachteile?n?|schwächen?',
    'gefällt (?:mir|uns)(?! nicht)|(?:das )?beste daran|spricht dafür',
    'gefällt (?:mir|uns) nicht|stört (?:mich|uns)|(?:das|ein|größte) problem (?:ist|dabei)|spricht dagegen',
  ),
  fr: withPhrases(
    'et(?: les)?|ou(?: les)?|&',
    'avantages?|points? forts?|qualités?',
    'inconvénients?|désavantages?|points? faibles?|défauts?',
    "(?:j['’]aime|j['’]adore)(?! pas)",
    "je n['’]aime pas|(?:le|un) problème (?:est|c['’]est)",
  ),
  es: withPhrases(
    'y(?: las)?|o|&',
    'pros|ventajas?|puntos? fuertes?|beneficios?',
    'contras|desventajas?|inconvenientes?|puntos? débiles?',
    'lo mejor|(?<!no )me gusta|me encanta',
    'lo peor|no me gusta|el problema es',
  ),
});
