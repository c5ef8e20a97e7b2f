import { IntlMessageFormat } from 'intl-messageformat';
import type en from './en.json';

export type MessageKey = keyof typeof en;
export type Translate<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/** A message's format is made at its first use: a face shows a few dozen of them. Those without values are only read. */
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
