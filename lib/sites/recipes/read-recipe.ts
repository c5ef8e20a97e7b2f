import type * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { Recipe, recipeVersion } from '../../contract/recipe.ts';
import { checkUrl } from '../check-url.ts';
import { referencesIn } from './fill-template.ts';
import { recipeHosts } from './limit-access.ts';
import { parsePath, variablesOf } from './path-pattern.ts';
import { addressMatcher } from './recipe-address.ts';

const maxCharacters = 64_000;

/**
 * Returns the recipe in a file. Throws `tooLarge`, or `invalid` with the rule that is wrong: no JSON, a newer schema, an invalid
 * glob, a host of this network, a name that nothing defines, or an example that is not an address of the recipe.
 */
export function readRecipe(file: string): Recipe {
  if (file.length > maxCharacters) throw new Failure('tooLarge', `The recipe is longer than ${maxCharacters} characters.`);
  let json: unknown;
  try {
    json = JSON.parse(file);
  } catch {
    throw new Failure('invalid', 'The recipe is not valid JSON.');
  }
  const { version } = Object(json) as { version?: unknown };
  if (typeof version === 'number' && version > recipeVersion)
    throw new Failure('invalid', `The recipe has version ${version}; this Gloss reads ${recipeVersion}. Update Gloss.`);
  const parsed = Recipe.safeParse(json);
  const [error] = parsed.success ? recipeErrors(parsed.data) : parsed.error.issues.map(schemaError);
  if (!parsed.success || error) throw new Failure('invalid', error);
  return parsed.data;
}

/** Returns the error of a recipe against the schema, with the path of the field. */
function schemaError({ path, message, ...issue }: z.core.$ZodIssue): string {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : '';
  return `${path.join('.') || 'recipe'}: ${keys ? `there is no field ${keys}` : message}`;
}

/** Yields the errors of a recipe that its schema can't express. */
function* recipeErrors(recipe: Recipe): Generator<string> {
  for (const host of recipeHosts(recipe)) {
    const name = host.replace('*.', '');
    if (!checkUrl({ url: `https://${name}/` }).allowed || /^[\d.]+$/.test(name))
      yield `hosts: ${host} is not a public host name.`;
    if (host.startsWith('*.') && sharedDomain.test(name)) yield `hosts: ${host} belongs to many sites. Name one of them.`;
  }
  const { addresses, sources = [], identity, failures, medium, tracks, cues, chapters } = recipe;
  const names = new Set(['url', 'key', 'item', 'file', ...sources.map(({ name }) => name)]);
  for (const path of addresses.flatMap(({ paths, except = [] }) => [...paths, ...except])) {
    const pattern = parsePath(path);
    if (!pattern) yield `addresses: ${path} is no valid path.`;
    else for (const name of variablesOf(pattern)) names.add(name);
  }
  const match = addressMatcher(recipe);
  const matched = URL.canParse(recipe.example) ? match(new URL(recipe.example)) : undefined;
  const canonical = matched && match(new URL(matched.address.canonicalUrl));
  if (canonical?.address.id !== matched?.address.id || !canonical)
    yield `example: ${recipe.example} and its canonical address must match the addresses and have one id.`;
  for (const reference of referencesOf({ sources, identity, failures, medium, tracks, cues, chapters })) {
    const [name = ''] = reference.split('/', 1);
    if (!names.has(name)) yield `${reference}: no source and no variable of an address is called ${name}`;
  }
}

/** Matches domains under which anyone registers names. */
const sharedDomain = /^(?:[a-z]+|(?:com?|net|org|ac|gov|edu|or|ne|go)\.[a-z]{2})$/;
/** Fields that are references; other texts contain them in braces. */
const referenceFields = ['each', 'at', 'without', 'identity'];

function referencesOf(rule: unknown, field = ''): string[] {
  if (typeof rule === 'string') return referenceFields.includes(field) ? [rule] : referencesIn(rule);
  if (Array.isArray(rule)) return rule.flatMap((one) => referencesOf(one, field));
  return Object.entries(rule ?? {}).flatMap(([key, value]) => referencesOf(value, key));
}
