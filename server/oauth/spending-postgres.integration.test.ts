import { afterAll } from 'vitest';
import { openPostgres } from '../database/open-postgres.ts';
import { startPostgres } from '../database/start-postgres.ts';
import { spendingSuite } from './spending-suite.ts';

const server = await startPostgres();
afterAll(server.stop);

spendingSuite('on PostgreSQL', {
  async open() {
    const [one, two] = await Promise.all([1, 2].map(() => openPostgres(server.url, 6)));
    return [one!, two!];
  },
  rounds: 100,
});
