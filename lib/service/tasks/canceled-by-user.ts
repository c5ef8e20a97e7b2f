import { Failure } from '../../contract/failure.ts';

/** Returns the failure of work that the user has canceled. */
export const canceledByUser = (): Failure => new Failure('cancelled', 'The user canceled the work.');
