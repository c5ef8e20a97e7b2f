/**
 * Returns the lookup of a language (BCP 47 base tag) in a table; undefined for one without an entry. An entry is made when it is
 * asked for first: the expressions of all languages, with their classes of Unicode, delayed every start by tens of milliseconds.
 */
export function byLanguage<Entry>(table: Record<string, () => Entry>): (language: string) => Entry | undefined {
  const made = new Map<string, Entry>();
  return (language) => {
    if (!made.has(language) && Object.hasOwn(table, language)) made.set(language, table[language]!());
    return made.get(language);
  };
}
