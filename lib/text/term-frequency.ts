import fitted from './term-frequency.json' with { type: 'json' };

/** Share of blocks of 96 words in which a term without an entry occurs. */
const unlistedShare = 1.5e-3;
/** Entries are grouped by the negative logarithm of their share, in steps of a half. */
const step = 0.5;

const tables = new Map<string, Map<string, number>>();

/** Returns the share of 96-word blocks of speech in which a term occurs, 0 to 1; only English is known. */
export const termFrequency = (term: string, language: string): number => tableOf(language).get(term) ?? unlistedShare;

/** Returns whether the share of a term is known, so that it is a word of the language. */
export const isKnownTerm = (term: string, language: string): boolean => tableOf(language).has(term);

function tableOf(language: string): ReadonlyMap<string, number> {
  let table = tables.get(language);
  if (!table) {
    const groups: Record<string, string> = language === 'en' ? fitted.en : {};
    table = new Map(
      Object.entries(groups).flatMap(([key, terms]) =>
        terms.split(' ').map((one): [string, number] => [one, Math.exp(-Number(key) * step)]),
      ),
    );
    tables.set(language, table);
  }
  return table;
}
