import { Failure } from '../../contract/failure.ts';
import type { Recipe } from '../../contract/recipe.ts';
import type { Access } from '../site.ts';
import { matchesHost } from './recipe-address.ts';

/** Returns the hosts to which a recipe's requests may go, as globs: those of its addresses and those that it names. */
export const recipeHosts = ({ addresses, hosts = [] }: Pick<Recipe, 'addresses' | 'hosts'>): string[] => [
  ...new Set([...addresses.flatMap((rule) => rule.hosts), ...hosts]),
];

/** Limits the access of a site to GET requests by https to the hosts of a recipe. Other requests throw `siteFailed`. */
export function limitAccess({ fetch, page, ...access }: Access, recipe: Pick<Recipe, 'name' | 'addresses' | 'hosts'>): Access {
  const hosts = recipeHosts(recipe);
  const requireHost = (url: string) => {
    const { protocol, host } = new URL(url);
    if (protocol === 'https:' && matchesHost(hosts, host)) return;
    throw new Failure('siteFailed', `${recipe.name}: the recipe does not name ${host}. Add it to its hosts.`);
  };
  const limited = async <Response extends { url: string }>(url: string, send: () => Promise<Response>): Promise<Response> => {
    requireHost(url);
    const response = await send();
    // A redirect may have led to another host.
    if (URL.canParse(response.url)) requireHost(response.url);
    return response;
  };
  return {
    ...access,
    fetch: (url, options) => limited(url, () => fetch(url, options)),
    page: page && {
      ...page,
      fetch: ({ url, maxBytes, cookies }, signal) => limited(url, () => page.fetch({ url, maxBytes, cookies }, signal)),
    },
  };
}
