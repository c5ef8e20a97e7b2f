import { openDatabase } from '../../lib/store/dexie/database.ts';
import { libraryItemModels } from '../../lib/store/dexie/library-item-models.ts';
import { libraryModels } from '../../lib/store/dexie/library-models.ts';

const database = openDatabase();

/** What a person keeps, to be read live. */
export const kept = { ...libraryModels(database), ...libraryItemModels(database) };
