import { testDatabase } from '../database/testing/test-database.ts';
import { spendingSuite } from './testing/spending-suite.ts';

spendingSuite('on the embedded database', {
  async open() {
    const database = await testDatabase();
    return [database, database];
  },
  rounds: 10,
});
