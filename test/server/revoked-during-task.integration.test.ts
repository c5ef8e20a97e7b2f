import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPassword } from '../../server/testing/test-accounts.ts';
import { type StartedServer, started } from './started.ts';

let server: StartedServer;
beforeAll(async () => {
  server = await started();
});
afterAll(() => server.close());

const rowsOf = async <Row>(query: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await server.db.execute(query)) as unknown as { rows: Row[] }).rows;

/** Tables that hold rows of a user. */
async function tablesWith(userId: string): Promise<string[]> {
  const owned = await rowsOf<{ table_name: string }>(
    sql`select table_name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`,
  );
  const holding: string[] = [];
  for (const { table_name: name } of owned) {
    const found = await rowsOf(sql`select 1 from ${sql.identifier(name)} where user_id = ${userId} limit 1`);
    if (found.length > 0) holding.push(name);
  }
  return holding;
}

/** The state of a task in the queue. */
const stateOf = async (taskId: string) =>
  (await rowsOf<{ state: string }>(sql`select state from jobs.job where id = ${taskId}`))[0]?.state;
const isActive = (taskId: string) => expect.poll(() => stateOf(taskId)).toBe('active');
const unauthorized = { code: 'unauthorized' };

describe('while a task runs', () => {
  it('a revoked token is refused, and the task continues for its owner', async () => {
    const { accounts, media } = server;
    const { user, token } = await server.newPerson();
    const other = await accounts.tokens.create(user.userId, { name: 'other', scope: 'read' });
    const goOn = media.hold('revoked');
    const { taskId } = await server.clientOf(token).createSummaryTask({ url: media.urlOf('revoked') });
    await isActive(taskId);
    const ownToken = (await accounts.tokens.list(user.userId)).find(({ name }) => name === 'mine');
    await accounts.tokens.revoke(user.userId, ownToken!.tokenId);

    await expect(server.clientOf(token).getSummaryTaskStatus({ taskId })).rejects.toMatchObject(unauthorized);
    await expect(server.clientOf(token).createCollection({ name: 'no' })).rejects.toMatchObject(unauthorized);
    const refused = await server.callTool(token, 'get_task_status', { taskId });
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('invalid_token')]);
    goOn();
    const client = server.clientOf(other);
    await expect.poll(async () => (await client.getSummaryTaskStatus({ taskId })).status).toBe('completed');
  });

  it('a deleted account leaves no rows, nor those that the task wrote after it', async () => {
    const { accounts, media } = server;
    const { user, token } = await server.newPerson();
    const bystander = await server.newPerson();
    await server.clientOf(bystander.token).createCollection({ name: 'Mine' });
    const goOn = media.hold('deleted');
    const { taskId } = await server.clientOf(token).createSummaryTask({ url: media.urlOf('deleted') });
    await isActive(taskId);
    expect(await accounts.deleteAccount(user, testPassword)).toBe(true);
    goOn();

    await expect(server.clientOf(token).getSummaryTaskStatus({ taskId })).rejects.toMatchObject(unauthorized);
    expect((await server.callTool(token, 'list_collections')).status).toBe(401);
    await expect.poll(() => stateOf(taskId)).not.toBe('active');
    // The search index is brought up to date after the task; what that writes is deleted with the next sweep.
    const sweepAndList = async () => {
      await accounts.sweep();
      return tablesWith(user.userId);
    };
    await expect.poll(sweepAndList).toEqual([]);
    expect((await server.clientOf(bystander.token).listCollections({})).collections).toHaveLength(1);
    expect(server.undescribed).toEqual([]);
  });
});
