import { Failure } from './failure.ts';

/** Returns the failure of an id that nothing is stored under. `what` names the kind in English: `collection`. */
export const notFound = (what: string, id: string): Failure => new Failure('notFound', `No ${what} ${id} is stored.`);
