import type { LibraryFiles } from '../../components/app/library-files.ts';
import { readLibrary } from './read-library.ts';
import { writeLibrary } from './write-library.ts';

export const libraryFiles: LibraryFiles = { read: readLibrary, write: writeLibrary };
