import { Failure } from '../contract/failure.ts';

/** Why a file can't be imported: made by another program, by a later version of this one, or cut off and altered on its way. */
export type FileFault = 'foreign' | 'newer' | 'damaged';

export const refusedFile = (file: FileFault, message: string): Failure => new Failure('invalid', message, { file });
