import { Failure } from '../contract/failure.ts';

/** Reason that a file can't be imported: it is of another program, of a later version, or damaged. */
export type FileProblem = 'foreign' | 'newer' | 'damaged';

/** Creates the failure of a file that can't be imported; views translate its reason. */
export const importFailure = (file: FileProblem, message: string): Failure => new Failure('invalid', message, { file });
