import { Failure } from '../../contract/failure.ts';
import type { Recipe } from '../../contract/recipe.ts';
import type { RuleResult } from '../../contract/recipes.ts';
import { isWebAddress } from '../../contract/web-address.ts';
import type { RecipeMedia, RecipeReading, RecipeStep } from '../../ports/recipe-reader.ts';
import { languageTag } from '../language.ts';
import { describeValue } from './describe-value.ts';
import { fillTemplate, fillUrl, findValues } from './fill-template.ts';
import { findOwnRecipe } from './own-recipes.ts';
import { readChapters, readSeconds, readTracks } from './read-lists.ts';
import { readResponse } from './read-response.ts';
import { RecipeValues } from './recipe-values.ts';
import { ruleFailure } from './rule-failure.ts';
import { valueMatcher } from './value-matcher.ts';

type Report = (rule: string, found: unknown) => void;

/**
 * Takes the next step in reading a media item by a recipe: the request of the first source without a response, else the item.
 * The results name what each rule found so far, also before a failure.
 */
export function applyRecipe(reading: RecipeReading): RecipeStep {
  const results: RuleResult[] = [];
  try {
    return { results, ...nextStep(reading, (rule, found) => void results.push({ rule, ...describeValue(found) })) };
  } catch (error) {
    return { results, failure: Failure.from(error).toJSON() };
  }
}

function nextStep(
  { recipe: given, id, canonicalUrl, variables, responses }: RecipeReading,
  report: Report,
): Pick<RecipeStep, 'request' | 'mediaItem'> {
  const recipe = typeof given === 'string' ? findOwnRecipe(given) : given;
  if (!recipe) throw new Failure('notFound', `No recipe is called ${String(given)}.`);
  report('addresses', canonicalUrl);
  let values = new RecipeValues({ ...variables, url: canonicalUrl });
  for (const source of recipe.sources ?? []) {
    const { name, read, url: template = '', accept = '', isOptional } = source;
    const response = responses[name];
    const url = read === 'openPage' ? undefined : fillUrl(template, values, canonicalUrl);
    const header = fillTemplate(accept, values);
    // Without the key the request would be another one, and what is no header would fail as a broken connection.
    const isReady = read === 'openPage' || (url && header !== undefined && isHeader(header));
    if (!response && isReady) return { request: { source: name, url, accept: header } };
    try {
      if (!response) throw new Failure('siteFailed', `A value of ${url ? accept : template} is missing or unusable.`);
      values = values.with({ [name]: readResponse(source, response) });
    } catch (error) {
      if (!isOptional) throw ruleFailure(error, { recipe: recipe.name, rule: `sources.${name}` });
    }
    report(`sources.${name}`, values.named[name]);
    throwFailure(recipe, name, values);
  }
  const [identity] = recipe.identity ? findValues(recipe.identity, values) : [id];
  const failAt = (rule: string, failure: Failure) => ruleFailure(failure, { recipe: recipe.name, rule });
  if (identity === undefined) throw failAt('identity', new Failure('siteFailed', `${recipe.identity} is missing.`));
  if (String(identity) !== id)
    throw failAt('identity', new Failure('captionsForeign', `${recipe.title} answered for ${String(identity)}.`));
  return { mediaItem: readMedia(recipe, values, canonicalUrl, report) };
}

/** Whether a text can be the value of a header: printable ASCII of usual length. */
const isHeader = (text: string): boolean => /^[ -~]{0,4000}$/.test(text);

/** Throws the failure that the recipe sees in a source. */
function throwFailure({ name, failures = [] }: Recipe, source: string, values: RecipeValues): void {
  for (const [i, { code, at, is = '*', without }] of failures.entries()) {
    const reference = at ?? without ?? '';
    if (reference.split('/', 1)[0] !== source) continue;
    const matches = at ? valueMatcher({ at, is })(values) : findValues(reference, values).length === 0;
    if (matches)
      throw ruleFailure(new Failure(code, at ?? `The response has no ${without}.`), { recipe: name, rule: `failures.${i}` });
  }
}

function readMedia(
  { name, medium: rules, tracks = [], chapters }: Recipe,
  values: RecipeValues,
  base: string,
  report: Report,
): RecipeMedia {
  const read = (field: keyof typeof rules) => {
    const templates = [rules[field] ?? []].flat();
    const found = templates.map((template) => fillTemplate(template, values)).find((text) => text !== undefined);
    if (templates.length > 0) report(`medium.${field}`, found);
    return found;
  };
  const readAddress = (field: 'channelUrl' | 'coverUrl' | 'soundUrl') => {
    const found = read(field);
    const url = found !== undefined && URL.canParse(found, base) ? new URL(found, base).href : '';
    return isWebAddress(url) ? url : undefined;
  };
  const title = read('title');
  if (title === undefined)
    throw ruleFailure(new Failure('siteFailed', `${String(rules.title)} is missing.`), { recipe: name, rule: 'medium.title' });
  const duration = readSeconds({ startTime: read('duration'), startTimeMs: read('durationMs') }) ?? 0;
  const mediaItem = {
    title: title.trim(),
    duration,
    author: read('author'),
    channelUrl: readAddress('channelUrl'),
    coverUrl: readAddress('coverUrl'),
    description: read('description') || undefined,
    publishedAt: readDate(read('publishedAt')),
    originalLanguage: languageTag(read('originalLanguage') ?? '') || undefined,
    soundUrl: readAddress('soundUrl'),
    tracks: readTracks(tracks, values, base),
    chapters: readChapters(chapters, values, duration),
  };
  if (tracks.length > 0) report('tracks', mediaItem.tracks);
  if (chapters) report('chapters', mediaItem.chapters);
  return mediaItem;
}

/** Returns a date as ISO 8601; a number counts seconds since 1970, or milliseconds if it is large. */
function readDate(written = ''): string | undefined {
  if (!/^\d{9,13}$/.test(written)) return written || undefined;
  return new Date(Number(written) * (written.length > 11 ? 1 : 1000)).toISOString();
}
