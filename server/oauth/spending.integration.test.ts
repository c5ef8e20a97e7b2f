import { testDatabase } from '../database/test-database.ts';
import { spendingSuite } from './spending-suite.ts';

spendingSuite('on the embedded database', {
  async open() {
    const database = await testDatabase();
    return [database, database];
  },
  rounds: 10,
});
