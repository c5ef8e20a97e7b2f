import { openDatabase } from '../database/open-database.ts';
import { spendingSuite } from './spending-suite.ts';

spendingSuite('on the embedded database', {
  async open() {
    const database = await openDatabase();
    return [database, database];
  },
  rounds: 10,
});
