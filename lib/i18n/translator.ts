import { IntlMessageFormat } from 'intl-messageformat';

export type Translate<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/**
 * Returns the function that formats the messages of one catalog, with the plural rules of its language (Intl.PluralRules).
 * A message's format is made at its first use, because a view shows a few dozen of them; a message without values is only read.
 */
export function createTranslator<Key extends string>(catalog: Record<Key, string>, language: string): Translate<Key> {
  const formats = new Map<Key, IntlMessageFormat>();
  return (key, values) => {
    if (!values) return catalog[key];
    let format = formats.get(key);
    if (!format) {
      format = new IntlMessageFormat(catalog[key], language);
      formats.set(key, format);
    }
    return String(format.format(values));
  };
}
