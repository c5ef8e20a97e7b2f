import type { MediaKind } from '../../contract/media.ts';
import type { Recipe } from '../../contract/recipe.ts';
import type { AddressKind, KnownAddress } from '../../contract/urls.ts';
import { fillTemplate } from './fill-template.ts';
import type { Variables } from './match-glob.ts';
import { matchPath, parsePath } from './path-pattern.ts';
import { RecipeValues } from './recipe-values.ts';

/** An address of a recipe's site, with the variables that its pattern read. */
export interface RecipeAddress<Kind extends AddressKind = MediaKind> {
  address: KnownAddress & { kind: Kind };
  variables: Variables;
}

const maxUrl = 4000;

/** Addresses of a site, by their forms. */
interface AddressRules<Kind extends AddressKind> {
  name: string;
  addresses: (Omit<Recipe['addresses'][number], 'kind'> & { kind: Kind })[];
}

/** Creates the function that recognizes the addresses of a recipe. It takes linear time for any recipe and URL. */
export function addressMatcher<Kind extends AddressKind>({ name, addresses }: AddressRules<Kind>) {
  const parsePaths = (paths: string[] = []) => paths.flatMap((path) => parsePath(path) ?? []);
  // Parsed at the first URL of the site, because most recipes see none.
  let rules: { paths: ReturnType<typeof parsePaths>; except: ReturnType<typeof parsePaths> }[] | undefined;
  return (url: URL): RecipeAddress<Kind> | undefined => {
    const { host, href } = url;
    if (href.length > maxUrl || !addresses.some(({ hosts }) => matchesHost(hosts, host))) return undefined;
    rules ??= addresses.map(({ paths, except }) => ({ paths: parsePaths(paths), except: parsePaths(except) }));
    for (const [i, { hosts, kind, id = '{id}', url: canonical }] of addresses.entries()) {
      const { paths, except } = rules[i]!;
      if (!matchesHost(hosts, host) || except.some((path) => matchPath(path, url))) continue;
      for (const path of paths) {
        const variables = matchPath(path, url);
        const values = variables && new RecipeValues(variables);
        const [itemId, canonicalUrl] = values ? [fillTemplate(id, values), fillCanonical(canonical, values)] : [];
        if (variables && itemId && canonicalUrl) return { address: { site: name, id: itemId, kind, canonicalUrl }, variables };
      }
    }
    return undefined;
  };
}

/** Returns whether a host glob names a host: `example.com` also names www.example.com, `*.example.com` all subdomains. */
export const matchesHost = (globs: string[], host: string): boolean =>
  globs.some((glob) =>
    glob.startsWith('*.') ? host === glob.slice(2) || host.endsWith(glob.slice(1)) : host === glob || host === `www.${glob}`,
  );

/** Returns a canonical address. Values in its query are encoded; values in its path stay as they were in the address. */
const fillCanonical = (template: string, values: RecipeValues): string | undefined => {
  const query = template.indexOf('?');
  return fillTemplate(template, values, (text, offset) => (query >= 0 && offset > query ? encodeURIComponent(text) : text));
};
