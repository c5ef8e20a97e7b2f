import { type GlossDatabase, openDatabase } from '../../lib/store/dexie/database.ts';

let count = 0;

/** An empty database of its own, for one component test. */
export const componentDatabase = (): GlossDatabase => openDatabase(`component-${Date.now()}-${count++}`);
