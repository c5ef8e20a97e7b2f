import type { JsonSchema } from './json-schema.ts';

/** Bounds of every limit. */
const [minBytes, maxBytes] = [64 * 1024, 32 * 1024 * 1024];
/** Bytes of a character that a client writes as an escape, such as `\\u0041`. */
const maxBytesPerCharacter = 6;

/** Bytes of a time, with room for fractions of a second. */
const maxTimeBytes = 100;

/** Maximum bytes of a body that fits a schema; 32 MB for a schema without limits. */
export const maxBodyBytes = (schema: JsonSchema, named: Record<string, JsonSchema>): number =>
  Math.min(maxBytes, Math.max(minBytes, size(schema, named)));

function size(schema: JsonSchema, named: Record<string, JsonSchema>): number {
  if (schema.$ref) return size(named[schema.$ref.split('/').at(-1)!] ?? {}, named);
  if (schema.anyOf) return Math.max(...schema.anyOf.map((one) => size(one, named)));
  if (schema.enum || 'const' in schema) return 100;
  switch (schema.type) {
    case 'object':
      return Object.entries(schema.properties ?? {}).reduce(
        (sum, [name, field]) => sum + name.length + 4 + size(field, named),
        2,
      );
    case 'array':
      return 2 + (schema.maxItems ?? Number.POSITIVE_INFINITY) * (1 + size(schema.items ?? {}, named));
    case 'string':
      if (schema.format === 'date-time') return maxTimeBytes;
      return 2 + (schema.maxLength ?? Number.POSITIVE_INFINITY) * maxBytesPerCharacter;
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return 100;
    default:
      return Number.POSITIVE_INFINITY;
  }
}
