import type { Operations } from '../../contract/index.ts';
import { invalidField } from '../../contract/invalid-field.ts';
import { notFound } from '../../contract/not-found.ts';
import type { Handlers } from '../../contract/operation.ts';
import type { Recipe } from '../../contract/recipe.ts';
import type { recipes as operations, RecipeSummary } from '../../contract/recipes.ts';
import type { Ports } from '../../ports/ports.ts';
import { detectUrl } from '../../sites/detect-url.ts';
import { recipeHosts } from '../../sites/recipes/limit-access.ts';
import { addressMatcher } from '../../sites/recipes/recipe-address.ts';
import { decodeResponse, expectOk } from '../../sites/request.ts';
import { defaultSettings } from '../engine/select-engine.ts';
import { requireOne } from '../require-one.ts';
import { importedRecipes } from './imported-recipes.ts';
import { tryRecipe } from './try-recipe.ts';

const maxRecipes = 50;
const maxBytes = 100_000;

/** Handlers of the user's recipes, which are a part of the settings. */
export function recipeHandlers(ports: Ports): Pick<Handlers<Operations>, keyof typeof operations> {
  const { store, fetch, engine } = ports;
  const updateRecipes = (change: (recipes: Recipe[]) => Recipe[]) =>
    store.updateSettings((settings = defaultSettings) => ({ ...settings, recipes: change(settings.recipes ?? []) }));
  const fetchFile = async (url: string, signal: AbortSignal) => {
    const response = await fetch(url, { reason: 'page', signal, maxBytes });
    expectOk(response);
    return decodeResponse(response);
  };

  return {
    async readRecipe({ text, url }, { signal }) {
      requireOne({ text, url }, 'text', 'url');
      const recipe = await engine.readRecipe(text ?? (await fetchFile(url!, signal)));
      const replaces = namesOfReplaced(recipe, await importedRecipes(store));
      return { success: true, recipe: summarizeRecipe(recipe), replaces };
    },

    tryRecipe: async ({ text, url }, { signal }) => ({
      success: true,
      ...(await tryRecipe(ports, await engine.readRecipe(text), url, signal)),
    }),

    async saveRecipe({ text }) {
      const recipe = await engine.readRecipe(text);
      await updateRecipes((recipes) => {
        const others = recipes.filter(({ name }) => name !== recipe.name);
        if (others.length >= maxRecipes) throw invalidField('text', `${maxRecipes} recipes are stored. Remove one first.`);
        return [recipe, ...others];
      });
      return { success: true };
    },

    async removeRecipe({ name }) {
      await updateRecipes((recipes) => {
        if (!recipes.some((one) => one.name === name)) throw notFound('recipe', name);
        return recipes.filter((one) => one.name !== name);
      });
      return { success: true };
    },
  };
}

/** Returns the facts about a recipe that the user must see, and its text to share. */
export const summarizeRecipe = (recipe: Recipe): RecipeSummary => ({
  name: recipe.name,
  title: recipe.title,
  example: recipe.example,
  hosts: recipeHosts(recipe),
  text: JSON.stringify(recipe, null, 2),
});

/** Returns the names of the recipes and of the known site that read the example of a recipe, or whose example it reads. */
function namesOfReplaced(recipe: Recipe, recipes: Recipe[]): string[] {
  const reads = (reader: Recipe, { example }: Recipe) => addressMatcher(reader)(new URL(example)) !== undefined;
  const replaced = recipes.filter((one) => one.name === recipe.name || reads(one, recipe) || reads(recipe, one));
  const site = detectUrl(recipe.example)?.site ?? 'generic';
  return [...new Set([...replaced.map(({ title }) => title), ...(site === 'generic' ? [] : [site])])];
}
