/** A text so long that V8 compiles an expression for it at once. For a shorter one it interprets it first and compiles it again. */
const longText = '\0'.repeat(1000);

/**
 * Returns the lookup of a language (BCP 47 base tag) in a table; undefined for one without an entry. An entry is made when it is
 * asked for first: the expressions of all languages, with their classes of Unicode, delayed every start by tens of milliseconds.
 */
export function byLanguage<Entry>(table: Record<string, () => Entry>): (language: string) => Entry | undefined {
  const made = new Map<string, Entry>();
  return (language) => {
    if (!made.has(language) && Object.hasOwn(table, language)) {
      const entry = table[language]!();
      compileExpressions(entry);
      made.set(language, entry);
    }
    return made.get(language);
  };
}

/** Compiles the regular expressions in an entry, before their first use. */
function compileExpressions(entry: unknown): void {
  if (entry instanceof RegExp) {
    entry.test(longText);
    entry.lastIndex = 0;
  } else if (typeof entry === 'object' && entry !== null) Object.values(entry).forEach(compileExpressions);
}
