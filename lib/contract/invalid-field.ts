import { Failure } from './failure.ts';

/** Returns the failure of one field of an input, in the form of a broken schema. `message` is a sentence without the field's name. */
export const invalidField = (path: string, message: string): Failure =>
  new Failure('invalid', `${path}: ${message}`, [{ path, message }]);
