import { withTimeout } from '../../async/with-timeout.ts';
import { Failure } from '../../contract/failure.ts';
import type { Recipe } from '../../contract/recipe.ts';
import type { CaptionBody } from '../../ports/caption-body.ts';
import type { RecipeReading, RecipeStep, SourceResponse } from '../../ports/recipe-reader.ts';
import { identityOf } from '../content-id.ts';
import { fetchCaptionFile } from '../fetch-caption-file.ts';
import { fetchHlsCaptions, isPlaylist } from '../hls-captions.ts';
import { decodeResponse, expectOk, requestByHost, requestByPageOrHost } from '../request.ts';
import type { Access, MediaDescription, Site, Track } from '../site.ts';
import { limitAccess } from './limit-access.ts';
import { addressMatcher, type RecipeAddress } from './recipe-address.ts';
import { ruleFailure } from './rule-failure.ts';

const resolveTimeoutMs = 60_000;
const maxBytes = 8_000_000;

/** The fields of a recipe that the site itself needs; the recipe reader reads all others. */
type SiteRecipe = Pick<Recipe, 'name' | 'title' | 'addresses' | 'hosts' | 'cues'>;

/** Creates the site of a recipe that comes with releases, which the recipe reader has too, so that its name is enough. */
export const ownRecipeSite = (recipe: SiteRecipe): Site => createSite(recipe, recipe.name);

/**
 * Creates the site that a recipe describes. Its requests go to the recipe's hosts only. After each step `onResults` receives the
 * results of the rules so far.
 */
export const recipeSite = (recipe: Recipe, onResults?: (results: RecipeStep['results']) => void): Site =>
  createSite(recipe, recipe, onResults);

function createSite(
  recipe: SiteRecipe,
  reference: RecipeReading['recipe'],
  onResults: (results: RecipeStep['results']) => void = () => undefined,
): Site {
  const match = addressMatcher(recipe);
  return {
    name: recipe.name,
    detect: (url) => match(url)?.address ?? null,
    async resolve(url, access) {
      const matched = match(url);
      if (!matched) throw new Failure('noMedia', `The address is not one of ${recipe.title}.`);
      const mediaItem = resolveMedia(reference, matched, limitAccess(access, recipe), onResults);
      return withTimeout(mediaItem, { timeoutMs: resolveTimeoutMs, signal: access.signal });
    },
    captions: (mediaItem, track, access) =>
      fetchCaptions(recipe, mediaItem, track, limitAccess(access, recipe)).catch((error: unknown) => {
        throw ruleFailure(error, { recipe: recipe.name, rule: recipe.cues ? 'cues' : 'tracks' });
      }),
  };
}

async function resolveMedia(
  recipe: RecipeReading['recipe'],
  { address, variables }: RecipeAddress,
  access: Access,
  onResults: (results: RecipeStep['results']) => void,
): Promise<MediaDescription> {
  const { id, canonicalUrl } = address;
  const responses: RecipeReading['responses'] = {};
  for (;;) {
    const step = await access.read.applyRecipe({ recipe, id, canonicalUrl, variables, responses });
    onResults(step.results);
    if (step.mediaItem) return { ...identityOf(address), ...step.mediaItem };
    // Every request is that of another source, so the loop ends.
    if (!step.request || responses[step.request.source]) throw Failure.from(step.failure);
    responses[step.request.source] = await respond(step.request, access);
  }
}

async function respond({ url, accept }: NonNullable<RecipeStep['request']>, access: Access): Promise<SourceResponse> {
  try {
    return url === undefined ? { shown: (await access.page?.media())?.[0] } : { text: await fetchPage(url, access, accept) };
  } catch (error) {
    const failure = Failure.from(error);
    if (failure.code === 'cancelled') throw error;
    return { failure: failure.toJSON() };
  }
}

/** Fetches a response as text, through the open page with its cookies if there is one, which sends no header of a recipe. */
async function fetchPage(url: string, access: Access, accept?: string): Promise<string> {
  const response = accept
    ? await requestByHost(url, { reason: 'page', maxBytes, accept }, access)
    : await requestByPageOrHost(url, { reason: 'page', maxBytes, cookies: true }, access);
  expectOk(response);
  return decodeResponse(response);
}

/** Fetches a track: a caption file, the segments of a stream, or the lines that the recipe finds in the response. */
async function fetchCaptions(
  { cues: rule }: SiteRecipe,
  { duration }: MediaDescription,
  track: Track,
  access: Access,
): Promise<CaptionBody> {
  const { url = '' } = track;
  if (!rule) return isPlaylist(url) ? fetchHlsCaptions(url, access) : fetchCaptionFile(track, access);
  const cues = await access.read.readRecipeCues({ recipe: { cues: rule }, text: await fetchPage(url, access), duration });
  if (cues.length === 0) throw new Failure('captionsEmpty', `The response has no lines at ${rule.each}.`);
  return { cues };
}
