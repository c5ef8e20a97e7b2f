import { type GlobPart, matchGlob, parseGlob, type Variables } from './match-glob.ts';

/** Texts between slashes, as globs; `gap` is the index of `**`, or -1. */
interface Segments {
  globs: GlobPart[][];
  gap: number;
}

/** A path pattern such as `/watch?v={id}&p={part}#time`, parsed. */
export interface PathPattern {
  path: Segments;
  parameters: { name: string; value: GlobPart[] }[];
  fragment?: Segments;
}

const maxSegments = 40;

/** Parses a path pattern; undefined for an invalid glob, and for more than one `**` in the path or in the fragment. */
export function parsePath(pattern: string): PathPattern | undefined {
  const [beforeFragment = '', fragment] = pattern.split('#', 2);
  const [path = '', query] = beforeFragment.split('?', 2);
  const parsed = {
    path: parseSegments(path),
    parameters: (query?.split('&') ?? []).map((parameter) => {
      const [name = '', value = ''] = parameter.split('=', 2);
      return { name, value: parseGlob(value) };
    }),
    fragment: fragment === undefined ? undefined : parseSegments(fragment),
  };
  const isValid = parsed.path && parsed.parameters.every(({ value }) => value) && (fragment === undefined || parsed.fragment);
  return isValid ? (parsed as PathPattern) : undefined;
}

function parseSegments(text: string): Segments | undefined {
  const written = splitSegments(text);
  const gap = written.indexOf('**');
  const globs = written.map((glob, i) => (i === gap ? [] : parseGlob(glob)));
  return globs.every((glob) => glob !== undefined) ? { globs, gap } : undefined;
}

/** Returns the path segments; a trailing slash is ignored. */
const splitSegments = (text: string): string[] => text.replace(/\/$/, '').split('/');

/** Returns the names of the variables of a path pattern. */
export const variablesOf = ({ path, parameters, fragment }: PathPattern): string[] =>
  [...path.globs, ...(fragment?.globs ?? []), ...parameters.map(({ value }) => value)]
    .flat()
    .flatMap((part) => (typeof part === 'object' && 'name' in part ? part.name : []));

/** Returns the variables of a path pattern that matches a URL; undefined if it does not match. Takes linear time. */
export function matchPath({ path, parameters, fragment }: PathPattern, url: URL): Variables | undefined {
  const matches = [
    matchSegments(path, url.pathname),
    ...parameters.map(({ name, value }) => matchGlob(value, url.searchParams.get(name) ?? '')),
    fragment ? matchSegments(fragment, url.hash.slice(1).split('&', 1)[0]!) : {},
  ];
  return matches.every((one) => one !== undefined) ? Object.assign({}, ...matches) : undefined;
}

function matchSegments({ globs, gap }: Segments, path: string): Variables | undefined {
  const texts = splitSegments(path);
  const rest = texts.length - globs.length;
  if (texts.length > maxSegments || (gap < 0 ? rest !== 0 : rest < -1)) return undefined;
  const variables: Variables = {};
  for (const [i, glob] of globs.entries()) {
    if (i === gap) continue;
    const found = matchGlob(glob, texts[gap >= 0 && i > gap ? i + rest : i]!);
    if (!found) return undefined;
    Object.assign(variables, found);
  }
  return variables;
}
