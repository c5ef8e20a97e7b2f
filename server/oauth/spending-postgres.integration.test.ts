import { orInSoak } from '../../test/soak/or-in-soak.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { createPostgresDatabase } from '../testing/postgres-database.ts';
import { spendingSuite } from './testing/spending-suite.ts';

spendingSuite('on PostgreSQL', {
  async open() {
    const url = await createPostgresDatabase();
    const [one, two] = await Promise.all([1, 2].map(() => openPostgres(url, { connections: 6 })));
    return [one!, two!];
  },
  rounds: orInSoak(15, 100),
});
