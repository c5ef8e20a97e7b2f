import type { JsonSchema } from './json-schema.ts';

/** Bounds of every limit. */
const [minBytes, maxBytes] = [64 * 1024, 32 * 1024 * 1024];
/** Bytes of a character that a client writes as an escape, such as `\\u0041`. */
const maxBytesPerCharacter = 6;

/** Bytes of a value whose length has no limit in its schema: a number, a constant, or a time with fractions of a second. */
const maxScalarBytes = 100;

/** Maximum bytes of a body that fits a schema; 32 MB for a schema without limits. */
export const maxBodyBytes = (schema: JsonSchema, named: Record<string, JsonSchema>): number =>
  Math.min(maxBytes, Math.max(minBytes, size(schema, named)));

function size(schema: JsonSchema, named: Record<string, JsonSchema>): number {
  if (schema.$ref) return size(named[schema.$ref.split('/').at(-1)!] ?? {}, named);
  if (schema.anyOf) return Math.max(...schema.anyOf.map((one) => size(one, named)));
  if (schema.enum || 'const' in schema) return maxScalarBytes;
  switch (schema.type) {
    case 'object':
      return Object.entries(schema.properties ?? {}).reduce(
        (sum, [name, field]) => sum + name.length + 4 + size(field, named),
        2,
      );
    case 'array':
      return 2 + (schema.maxItems ?? Number.POSITIVE_INFINITY) * (1 + size(schema.items ?? {}, named));
    case 'string':
      if (schema.format === 'date-time') return maxScalarBytes;
      return 2 + (schema.maxLength ?? Number.POSITIVE_INFINITY) * maxBytesPerCharacter;
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return maxScalarBytes;
    default:
      return Number.POSITIVE_INFINITY;
  }
}
