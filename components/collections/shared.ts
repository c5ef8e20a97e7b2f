import { openDatabase } from '../../lib/store/dexie/database.ts';
import { sharedModels } from '../../lib/store/dexie/shared-models.ts';

/** What others share with the person, to be read live. */
export const shared = sharedModels(openDatabase());
