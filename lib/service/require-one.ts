import { invalidField } from '../contract/invalid-field.ts';

/** Throws `invalid`, at the first of two fields, unless an input has exactly one of them. */
export function requireOne<Field extends string>(input: { [name in Field]?: unknown }, first: Field, second: Field): void {
  if ((input[first] === undefined) === (input[second] === undefined))
    throw invalidField(first, `Send exactly one of ${first} and ${second}.`);
}
