import type { LocatedMedia } from '../../contract/page.ts';
import type { Recipe } from '../../contract/recipe.ts';
import { hash } from '../../encoding/hash.ts';
import type { SettingsStore } from '../../ports/settings-store.ts';
import { canonicalPageUrl } from '../../sites/canonical-url.ts';
import { identityOf } from '../../sites/content-id.ts';
import { detectUrl } from '../../sites/detect-url.ts';
import type { PageSnapshot } from '../../sites/generic/page-snapshot.ts';
import { locateMedia } from '../../sites/generic/rank-media.ts';
import { addressMatcher } from '../../sites/recipes/recipe-address.ts';
import { recipeSite } from '../../sites/recipes/recipe-site.ts';
import type { Address, Site } from '../../sites/site.ts';

type Recipes = Pick<SettingsStore, 'getSettings'>;

/** Returns the recipes that the user has imported, the newest first. */
export const importedRecipes = async (store: Recipes): Promise<Recipe[]> => (await store.getSettings())?.recipes ?? [];

/**
 * Returns the address of a media item by the user's recipes, else by the sites that Gloss knows. An imported recipe cannot give
 * out ids of another site: its items are those of the known site or of the page at their canonical address.
 */
export async function detectByRecipes(store: Recipes, url: string): Promise<Address | null> {
  if (!URL.canParse(url)) return null;
  for (const recipe of await importedRecipes(store)) {
    const matched = addressMatcher(recipe)(new URL(url));
    if (matched) return ownAddress(matched.address);
  }
  return detectUrl(url);
}

/** Returns the site for an address by the newest of the user's recipes that recognizes it. */
export async function findImportedSite(store: Recipes, url: string): Promise<Site | undefined> {
  for (const recipe of await importedRecipes(store)) {
    const site = recipeSite(recipe);
    const address = site.detect(new URL(url));
    if (address)
      return {
        ...site,
        resolve: async (_, access) => ({ ...(await site.resolve(new URL(url), access)), ...identityOf(ownAddress(address)) }),
      };
  }
  return undefined;
}

/** Returns the media items of a page, best first; a page that one of the user's recipes describes has one. */
export const locateByRecipes = async (store: Recipes, page: PageSnapshot): Promise<LocatedMedia[]> =>
  locateMedia(page, await detectByRecipes(store, page.url));

function ownAddress({ canonicalUrl, kind }: Address): Address {
  const url = canonicalPageUrl(new URL(canonicalUrl));
  return { ...(detectUrl(url) ?? { site: 'generic', id: hash(url), canonicalUrl: url }), kind };
}
