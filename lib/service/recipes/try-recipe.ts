import type * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import type { Recipe } from '../../contract/recipe.ts';
import type { recipes } from '../../contract/recipes.ts';
import type { Ports } from '../../ports/ports.ts';
import { describeValue } from '../../sites/recipes/describe-value.ts';
import { recipeSite } from '../../sites/recipes/recipe-site.ts';
import type { Access } from '../../sites/site.ts';
import { createOpenPageLookup } from '../media/open-page.ts';

type Trial = Omit<z.output<typeof recipes.tryRecipe.output>, 'success'>;

/** Reads an address by a recipe, through its page if it is open, and its first track. Reports what each rule found. */
export async function tryRecipe(ports: Ports, recipe: Recipe, url: string, signal: AbortSignal): Promise<Trial> {
  let results: Trial['results'] = [];
  const site = recipeSite(recipe, (found) => {
    results = found;
  });
  const access: Access = { fetch: ports.fetch, read: ports.engine, signal, page: await createOpenPageLookup(ports, url)() };
  try {
    const mediaItem = await site.resolve(new URL(url), access);
    const [track] = mediaItem.tracks;
    if (!track) return { results };
    const { cues } = await ports.engine.readCaptions(await site.captions(mediaItem, track, access));
    const [shape, text] = [describeValue(cues).shape, describeValue(cues[0]?.text).text];
    return { results: [...results, { rule: 'captions', shape, text }] };
  } catch (error) {
    const { code, message, details } = Failure.from(error);
    const rule = details?.rule;
    return { results, failure: { code, message, ...(rule && { rule }) } };
  }
}
