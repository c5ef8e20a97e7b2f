/** Texts of variables by their names. */
export type Variables = Record<string, string>;

/** A part of a glob: a literal text, a variable, or `*`. */
export type GlobPart = { literal: string } | { name: string; isCaseless: boolean; run: RegExp } | '*';

/** Characters of a variable, by the name of its class; `caseless` is read in lower case. */
const classes: Record<string, string> = {
  digits: '0-9',
  hex: '0-9a-f',
  lower: '0-9a-z',
  alphanumeric: '0-9A-Za-z',
  word: '\\w-',
  caseless: '\\w-',
  any: '^/',
};
const part = /\{([a-z]\w{0,29})(?::([a-z]{1,20}))?(?::(\d{1,3})(-)?(\d{1,3})?)?\}|\*|[^{}*]+/y;
const maxRun = 200;

/**
 * Returns the parts of a glob such as `{id:hex:8-12}_*`; undefined for an invalid one. `*` must precede a literal text or the
 * end, so that matching needs no backtracking.
 */
export function parseGlob(glob: string): GlobPart[] | undefined {
  const parts: GlobPart[] = [];
  part.lastIndex = 0;
  while (part.lastIndex < glob.length) {
    const found = part.exec(glob);
    if (!found) return undefined;
    const [written, name, kind = 'word', min = '1', isRange, max = isRange || !found[3] ? maxRun : min] = found;
    if (parts.at(-1) === '*' && (name || written === '*')) return undefined;
    if (!name) parts.push(written === '*' ? written : { literal: written });
    else if (!Object.hasOwn(classes, kind) || Number(max) > maxRun || Number(max) < Number(min)) return undefined;
    else parts.push({ name, isCaseless: kind === 'caseless', run: new RegExp(`[${classes[kind]}]{${min},${max}}`, 'y') });
  }
  return parts;
}

/**
 * Returns the variables of a glob that matches the whole text; undefined if it does not match. Takes linear time: a variable
 * takes all characters of its class, `*` ends at the first occurrence of the next part, and nothing is tried twice.
 */
export function matchGlob(parts: GlobPart[], text: string): Variables | undefined {
  const variables: Variables = {};
  let at = 0;
  for (const [i, one] of parts.entries()) {
    if (one === '*') {
      const next = parts[i + 1] as { literal: string } | undefined;
      if (!next) return variables;
      at = i + 2 === parts.length ? Math.max(at, text.length - next.literal.length) : text.indexOf(next.literal, at);
      if (at < 0) return undefined;
    } else if ('literal' in one) {
      if (!text.startsWith(one.literal, at)) return undefined;
      at += one.literal.length;
    } else {
      one.run.lastIndex = at;
      const value = one.run.exec(text)?.[0];
      if (!value) return undefined;
      variables[one.name] = one.isCaseless ? value.toLowerCase() : value;
      at += value.length;
    }
  }
  return at === text.length ? variables : undefined;
}

/** Creates the function that tells whether one of several globs matches a text, without regard to case. */
export function globMatcher(globs: string | string[]): (text: string) => boolean {
  const parsed = [globs].flat().map((glob) => parseGlob(glob.toLowerCase()) ?? []);
  return (text) => parsed.some((glob) => matchGlob(glob, text.toLowerCase()) !== undefined);
}
