import { Failure } from '../contract/failure.ts';

/** Reason that a file can't be imported: it was written by another program, by a later version of Gloss, or is damaged. */
export type FileProblem = 'foreign' | 'newer' | 'damaged';

/** Creates the failure of a file that can't be imported; views translate its reason. */
export const importFailure = (file: FileProblem, message: string): Failure => new Failure('invalid', message, { file });
