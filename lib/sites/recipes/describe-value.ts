import type { RuleResult } from '../../contract/recipes.ts';

const maxPreview = 80;
const maxKeys = 12;

/** Returns the shape of a value, which does not reveal its content, and the start of a text; empty for a missing value. */
export function describeValue(value: unknown): Pick<RuleResult, 'shape' | 'text'> {
  if (typeof value === 'string') return { shape: 'text', text: value.slice(0, maxPreview).toWellFormed() };
  if (Array.isArray(value)) return { shape: `[${value.length}]` };
  if (typeof value === 'object' && value !== null) return { shape: `{${Object.keys(value).slice(0, maxKeys).join(', ')}}` };
  return value === undefined || value === null ? {} : { shape: typeof value, text: String(value) };
}
