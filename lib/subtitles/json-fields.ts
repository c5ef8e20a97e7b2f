/**
 * An object of parsed JSON whose shape is unknown. Reading its fields one by one is cheaper than a schema for files with
 * 100,000 words.
 */
export type JsonObject = Record<string, unknown>;

/** Whether the value is an object, but not an array or null. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the objects of an array and leaves out its other elements; an empty array for any other value. */
export const objectsOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Returns a string value; an empty string for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns a text with a point for the decimal comma that many languages write; any text but such a number as it is. */
export const withDecimalPoint = (text: string): string => text.replace(/^(\s{0,9}\d{1,9}),(\d{1,9}\s{0,9})$/, '$1.$2');

/** Returns a number, also from a numeric string; NaN otherwise. */
export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}
