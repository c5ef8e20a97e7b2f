import fc from 'fast-check';
import type { JsonSchema } from '../../lib/transports/json-schema.ts';

/** Further keywords of JSON Schema that the values below obey. */
interface Schema extends JsonSchema {
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
}
export interface KnownValues {
  /** Values that mean something to the service, by the name of the field. */
  [field: string]: readonly unknown[];
}

const urls = ['https://talks.example.org/time', 'https://example.com/a?b=c#d', 'http://example.org/ä'];
/** Maximum length of a text whose schema allows a longer one. */
const maxTextLength = 30;
/** Generators of texts by their lengths, because creating one takes longer than drawing from it. */
const generators = new Map<string, fc.Arbitrary<string>>();

/** Values that a schema allows, save for rules that JSON Schema can't express. */
export function valuesOf(whole: JsonSchema, named: Record<string, JsonSchema>, known: KnownValues = {}): fc.Arbitrary<unknown> {
  const of = (given: JsonSchema, field = ''): fc.Arbitrary<unknown> => {
    const schema: Schema = given;
    const meant = known[field];
    const any = plain(schema);
    return meant ? fc.oneof(fc.constantFrom(...meant), any) : any;
  };
  const plain = (schema: Schema): fc.Arbitrary<unknown> => {
    if (schema.$ref) return of(named[schema.$ref.split('/').at(-1)!]!);
    if ('const' in schema) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => of(one)));
    if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => of({ ...schema, type })));
    switch (schema.type) {
      case 'object':
        return fc.record(
          Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, of(field, name)])),
          { requiredKeys: schema.required ?? [] },
        );
      case 'array':
        return fc.array(of(schema.items ?? {}), {
          minLength: schema.minItems ?? 0,
          maxLength: Math.max(schema.minItems ?? 0, Math.min(3, schema.maxItems ?? 3)),
        });
      case 'integer':
        return fc.integer({ min: Math.max(schema.minimum ?? -1000, -(2 ** 31)), max: Math.min(schema.maximum ?? 1000, 2 ** 31) });
      case 'number':
        return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true }).map((value) => value + 0);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'string':
        return texts(schema);
      default:
        return fc.jsonValue({ maxDepth: 2 });
    }
  };
  return of(whole);
}

function texts({ format, pattern, minLength = 0, maxLength = maxTextLength }: Schema): fc.Arbitrary<string> {
  if (format === 'uri') return fc.constantFrom(...urls);
  if (format === 'date-time') {
    return fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }).map((date) => date.toISOString());
  }
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const max = Math.max(minLength, Math.min(maxLength, maxTextLength));
  const key = `${minLength} ${max}`;
  const generator = generators.get(key) ?? fc.string({ unit: 'grapheme', minLength, maxLength: max });
  generators.set(key, generator);
  return generator;
}
