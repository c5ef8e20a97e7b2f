import { IntlMessageFormat } from 'intl-messageformat';
import { textDirection } from './text-direction.ts';

type Value = string | number;

export type Translate<Key extends string> = (key: Key, values?: Record<string, Value>) => string;

/**
 * Returns the function that formats the messages of one catalog, with the plural rules of its language (Intl.PluralRules).
 * A message's format is made at its first use, because a view shows a few dozen of them; a message without values is only read.
 */
export function createTranslator<Key extends string>(catalog: Record<Key, string>, language: string): Translate<Key> {
  const formats = new Map<Key, IntlMessageFormat>();
  const isRightToLeft = textDirection(language) === 'rtl';
  return (key, values) => {
    if (!values) return catalog[key];
    let format = formats.get(key);
    if (!format) {
      format = new IntlMessageFormat(catalog[key], language);
      formats.set(key, format);
    }
    return String(format.format(isRightToLeft ? isolateValues(values) : values));
  };
}

/**
 * Surrounds texts with the characters that isolate their direction (Unicode FSI and PDI), so that an address or a title written from
 * left to right does not reorder the sentence around it. A single word needs none, and may be the keyword of a `select`.
 */
const isolateValues = (values: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && /\W/.test(value) ? `\u2068${value}\u2069` : value,
    ]),
  );
