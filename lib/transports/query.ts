import type { JsonSchema } from './json-schema.ts';

type Cast = (text: string) => unknown;

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const casts: Record<string, Cast> = {
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
  number: (text) => (jsonNumber.test(text) ? Number(text) : text),
};
casts.integer = casts.number!;

/**
 * Reads a query by the schema of its operation. Text that does not have its field's type stays text, and a repeated field becomes
 * a list, so that validation reports the error.
 */
export function queryReader({ properties = {} }: JsonSchema): (query: string) => Record<string, unknown> {
  const castOf = new Map(Object.entries(properties).map(([name, { type }]) => [name, casts[String(type)]]));
  return (query) => {
    const given = new Map<string, unknown>();
    for (const [name, text] of new URLSearchParams(query)) {
      const value = castOf.get(name)?.(text) ?? text;
      given.set(name, given.has(name) ? [given.get(name), value].flat() : value);
    }
    return Object.fromEntries(given);
  };
}
