import type { JsonSchema } from './json-schema.ts';

/** Bytes. */
const [smallest, largest] = [64 * 1024, 32 * 1024 * 1024];
/** Of a character, when a client writes it as an escape. */
const widest = 6;

/** The bytes that a body can need, by its schema; what has no end in it ends at 32 MB. */
export const mostBytes = (schema: JsonSchema, named: Record<string, JsonSchema>): number =>
  Math.min(largest, Math.max(smallest, size(schema, named)));

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
      return 2 + (schema.maxLength ?? Number.POSITIVE_INFINITY) * widest;
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return 100;
    default:
      return Number.POSITIVE_INFINITY;
  }
}
