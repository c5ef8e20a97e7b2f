import type * as z from 'zod/mini';
import { Failure } from '../contract/failure.ts';

const maxKeys = 20;
const maxDepth = 4;
const maxPaths = 5;
/** Matches keys that a site's program chose; others may be ids or words of a user. */
const fieldName = /^[A-Za-z_][A-Za-z_.-]{0,40}$/;

/**
 * Parses a response of a site. Throws `siteFailed` with the paths that do not match and the shape of the response, for a report:
 * names of fields and types of values, no text.
 */
export function parseResponse<T extends z.ZodMiniType>(schema: T, value: unknown, site: string): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.slice(0, maxPaths).map(({ path }) => path.map(nameOf).join('/'));
  throw new Failure('siteFailed', `${site} answered in an unknown shape.`, { paths, shape: describeShape(value) });
}

/** Returns the names of an object's fields and the types of their values; of a list its first element. */
export function describeShape(value: unknown, depth = maxDepth): string {
  if (Array.isArray(value)) return value.length > 0 && depth > 0 ? `[${describeShape(value[0], depth - 1)}]` : '[]';
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  if (depth === 0) return '{…}';
  const fields = Object.entries(value).slice(0, maxKeys);
  return `{${fields.map(([key, inner]) => `${nameOf(key)}: ${describeShape(inner, depth - 1)}`).join(', ')}}`;
}

const nameOf = (key: PropertyKey): string => (typeof key === 'number' || fieldName.test(String(key)) ? String(key) : '*');
