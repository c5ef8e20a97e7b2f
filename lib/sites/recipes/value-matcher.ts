import { findValues } from './fill-template.ts';
import { globMatcher } from './match-glob.ts';
import type { RecipeValues } from './recipe-values.ts';

/** A condition of a recipe: a place, and globs of which one matches a value there. */
interface ValueCondition {
  at: string;
  is: string | string[];
}

/** Creates the function that tells whether one of the values at a place matches a glob. An object or a list is read as empty. */
export function valueMatcher({ at, is }: ValueCondition): (values: RecipeValues) => boolean {
  const matches = globMatcher(is);
  const globs = [is].flat().length;
  return (values) =>
    findValues(at, values).some((value) => {
      const text = typeof value === 'object' ? '' : String(value);
      values.visit(globs);
      values.read(globs * text.length);
      return matches(text);
    });
}
