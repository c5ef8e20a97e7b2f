/** Looks into parsed JSON that nobody vouches for, without a schema's cost for each of 100,000 words. */
export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a list; anything else in it is left out, and what is no list is an empty one. */
export const objectsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A number, or a string that is one; NaN otherwise. */
export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}
