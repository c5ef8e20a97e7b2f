import type { LocatedMedia } from '../../lib/contract/page.ts';
import type { Engine } from '../../lib/ports/engine.ts';
import type { SettingsStore } from '../../lib/ports/settings-store.ts';
import { locateByRecipes } from '../../lib/service/recipes/imported-recipes.ts';
import type { PageSnapshot } from '../../lib/sites/generic/page-snapshot.ts';

/**
 * Creates the function that returns the media items of an open page, best first. Those of a page without media elements are read
 * from its markup, like those of a page that is not open: players behind a picture, setups of scripts, linked files.
 */
export const mediaLocator =
  (store: Pick<SettingsStore, 'getSettings'>, { readPage }: Pick<Engine, 'readPage'>) =>
  async ({ html, ...page }: PageSnapshot): Promise<LocatedMedia[]> => {
    const located = await locateByRecipes(store, page);
    if (located.length > 0 || html === undefined) return located;
    const media = await readPage({ url: page.url, html });
    return media.map((mediaItem) => ({ mediaItem }));
  };
