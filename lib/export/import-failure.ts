import { Failure } from '../contract/failure.ts';

/** Why a file can't be imported: made by another program, by a later version of this one, or cut off and altered on its way. */
export type FileProblem = 'foreign' | 'newer' | 'damaged';

export const importFailure = (file: FileProblem, message: string): Failure => new Failure('invalid', message, { file });
