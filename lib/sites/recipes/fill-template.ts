import { tryParseJson } from '../../encoding/try-parse-json.ts';
import type { RecipeValues } from './recipe-values.ts';

const maxValues = 100_000;
const maxText = 50_000;
const placeholder = /\{([^{}]{1,300})\}/g;

/**
 * Returns the values to which a reference such as `page/video/tracks` leads. Steps are keys (`~1` is a slash in a key, `~0` a
 * tilde, as in RFC 6901), `*` for each element and `-1` for the last one. Text that contains JSON is read as JSON. Throws
 * `siteFailed` when the work of the values is used up.
 */
export function findValues(reference: string, values: RecipeValues): unknown[] {
  const [name = '', ...steps] = reference.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let found = readStep(values.named, name, values);
  for (const step of steps) found = found.flatMap((value) => readStep(value, step, values)).slice(0, maxValues);
  return found.filter((value) => value !== undefined && value !== null);
}

function readStep(value: unknown, step: string, values: RecipeValues): unknown[] {
  const inner = typeof value === 'string' ? parseObject(value, values) : value;
  values.visit(1);
  if (typeof inner !== 'object' || inner === null) return [];
  if (step !== '*' && step !== '-1') return Object.hasOwn(inner, step) ? [(inner as Record<string, unknown>)[step]] : [];
  const all = Array.isArray(inner) ? inner : Object.values(inner);
  if (step === '*' || !Array.isArray(inner)) values.visit(all.length);
  return step === '*' ? all : all.slice(-1);
}

/** Cache of the last parsed texts, because the templates of a list refer to the same texts for each entry. */
const parsedTexts = new Map<string, unknown>();
const maxParsedTexts = 20;

function parseObject(text: string, values: RecipeValues): unknown {
  if (!parsedTexts.has(text)) {
    values.read(text.length);
    if (parsedTexts.size >= maxParsedTexts) parsedTexts.clear();
    parsedTexts.set(text, tryParseJson(text));
  }
  return parsedTexts.get(text);
}

/**
 * Returns a template with its placeholders replaced by their values; undefined if one has no value. `encode` gets each value with
 * its offset in the template.
 */
export function fillTemplate(
  template: string,
  values: RecipeValues,
  encode: (text: string, offset: number) => string = (text) => text,
): string | undefined {
  let isComplete = true;
  const text = template.replace(placeholder, (_, reference: string, offset: number) => {
    const [value] = findValues(reference, values);
    const isText = typeof value === 'string' || typeof value === 'number';
    isComplete &&= isText;
    if (!isText) return '';
    const written = String(value).slice(0, maxText);
    values.read(written.length);
    return encode(written, offset);
  });
  return isComplete ? text : undefined;
}

/**
 * Returns the https address that a template makes, resolved against `base`; undefined for any other. A placeholder at the start
 * may be an address; all others are encoded.
 */
export function fillUrl(template: string, values: RecipeValues, base: string): string | undefined {
  const written = fillTemplate(template, values, (text, offset) => (offset === 0 ? text : encodeURIComponent(text)));
  if (!written || !URL.canParse(written, base)) return undefined;
  const { href, protocol } = new URL(written, base);
  return protocol === 'https:' ? href : undefined;
}

/** Returns the references in a template. */
export const referencesIn = (template: string): string[] =>
  Array.from(template.matchAll(placeholder), ([, reference]) => reference!);
