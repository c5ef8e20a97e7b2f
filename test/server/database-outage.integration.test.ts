import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../server/database/testing/start-postgres.ts';
import { testPassword } from '../../server/testing/test-accounts.ts';
import { testBrowser } from '../../server/testing/test-browser.ts';
import { type StartedServer, started } from './started.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let server: StartedServer;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await started({ databaseUrl: postgres.url });
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
});

const statusOf = async (path: string, init?: RequestInit) => (await fetch(server.origin + path, init)).status;
const unavailable = { code: 'unavailable' };

describe('an outage of the database', () => {
  it('is answered by 503 and unavailable, and all work resumes afterwards', async () => {
    const { media, origin } = server;
    const { user, token } = await server.newPerson();
    const client = server.clientOf(token);
    const { id } = await client.createCollection({ name: 'Before' });
    const goOn = media.hold('before');
    const { taskId } = await client.createSummaryTask({ url: media.urlOf('before') });
    const browser = testBrowser(origin);
    const signIn = { email: user.email, password: testPassword };
    await browser.send('/account/sign-in', signIn);

    await postgres.pause();
    goOn();
    await expect(client.getCollection({ id })).rejects.toMatchObject(unavailable);
    await expect(client.createCollection({ name: 'During' })).rejects.toMatchObject(unavailable);
    await expect(client.createSummaryTask({ url: media.urlOf('during') })).rejects.toMatchObject(unavailable);
    expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200]);
    expect((await server.callTool(token, 'list_collections')).status).toBe(503);
    expect((await browser.ask('/account')).status).toBe(503);
    const form = { method: 'POST', headers: { origin } };
    expect(await statusOf('/account/sign-in', { ...form, body: new URLSearchParams(signIn) })).toBe(503);
    const refresh = { grant_type: 'refresh_token', client_id: 'svc-skill', refresh_token: 'x' };
    expect(await statusOf('/oauth/token', { ...form, body: new URLSearchParams(refresh) })).toBe(503);
    expect(await statusOf('/oauth/authorize?client_id=unknown&response_type=code')).toBe(503);

    await postgres.resume();
    await expect.poll(() => statusOf('/readyz')).toBe(200);
    expect((await client.listCollections({})).collections.map(({ name }) => name)).toEqual(['Before']);
    const ended = async () => (await client.getSummaryTaskStatus({ taskId })).status;
    await expect.poll(ended, { interval: 500 }).toBe('completed');
    expect((await client.summarize({ url: media.urlOf('after') })).summary).toContain('clocks');
    expect((await browser.ask('/account')).status).toBe(200);
    expect(server.undescribed).toEqual([]);
  });
});
