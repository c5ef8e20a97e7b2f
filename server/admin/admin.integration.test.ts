import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { copyEmptyDatabase } from '../database/testing/test-database.ts';
import { newUser, testAccounts, testPassword } from '../testing/test-accounts.ts';
import { adminCommand } from './admin-command.ts';
import { serveAdmin } from './admin-socket.ts';
import { runAdmin } from './run-admin.ts';

const directory = await mkdtemp(join(tmpdir(), 'gloss-'));
const env = { GLOSS_DATA_DIR: directory, GLOSS_ORIGIN: 'https://gloss.example.org' };
const run = (...args: string[]) => adminCommand(args, env);
beforeAll(() => copyEmptyDatabase(directory));
afterAll(() => rm(directory, { recursive: true }));

const noWebhooks = { add: async () => ({ webhookId: '', signingKey: '' }), list: async () => [], remove: async () => false };

describe('an administrator, from the shell', () => {
  it('invites users to a stopped server, and examines it', async () => {
    const invited = await run('invite', 'Ada@example.org');
    expect(invited).toMatchObject({ exitCode: 0, lines: [expect.stringContaining('ada@example.org'), expect.any(String)] });
    expect(invited.lines[1]).toMatch(/^https:\/\/gloss\.example\.org\/account\/reset\?link=\S{20,}$/);
    expect(await run('invite', 'ada@example.org')).toMatchObject({ exitCode: 1 });
    expect((await run('doctor')).lines.join('\n')).toMatch(/Database +reachable[\s\S]+Accounts +1\n/);
  });

  it('administers a running server', async () => {
    // What a killed server leaves.
    await writeFile(join(directory, 'admin.sock'), '');
    const database = await openDatabase({ directory });
    const { accounts } = await testAccounts({ database, config: { isSignUpOpen: true } });
    const { db } = database;
    const close = await serveAdmin(directory, (args) => runAdmin(args, { db, accounts, webhooks: noWebhooks, directory }));
    const { email, userId } = await newUser(accounts);
    const endless = createConnection({ path: join(directory, 'admin.sock') });
    endless.write(`["${'x'.repeat(20_000)}`);
    expect(await text(endless)).toContain('longer than 10000 characters');
    endless.destroy();

    expect(await run('plan', email, 'pro', '--until', '2100-01-31')).toEqual({
      exitCode: 0,
      lines: [`${email} has the plan pro`],
    });
    const unmetered = { ...accounts, config: { ...accounts.config, isMetered: false } };
    expect(
      await runAdmin(['plan', email, 'pro', '--until', '2100-01-31'], {
        db,
        accounts: unmetered,
        webhooks: noWebhooks,
        directory,
      }),
    ).toEqual({
      exitCode: 0,
      lines: [`${email} has the plan pro; plans apply with GLOSS_METERED=true`],
    });
    const { plan } = await accounts.getMeter(userId).getAccount();
    expect(plan).toEqual({ tier: 'pro', isPaidMember: true, expiresAt: '2100-01-31T23:59:59.999Z' });
    for (const day of ['2100-02-30', '2100-1-31', '31 Jan 2100', '2100-01-31T12:00'])
      expect(await run('plan', email, 'pro', '--until', day)).toEqual({
        exitCode: 2,
        lines: [expect.stringContaining(`${day} is no day`)],
      });
    expect((await run('users')).lines.slice(1)).toEqual([
      expect.stringMatching(/^ada@example\.org\tfree\t-\t0\t/),
      expect.stringMatching(new RegExp(`^${email}\tpro\t2100-01-31\t0\t`)),
    ]);

    expect((await run('grant-admin', email)).lines[0]).toContain('/account/admin');
    expect((await run('users')).lines[2]).toMatch(/\tadministrator$/);
    expect((await run('revoke-admin', email)).exitCode).toBe(0);
    expect((await run('users')).lines[2]).toMatch(/\tuser$/);

    const link = (await run('reset-password', email)).lines[1]!.split('link=')[1]!;
    expect(await accounts.recovery.reset(link, 'another long password')).toBe(true);
    expect(await accounts.signIn({ email, password: testPassword })).toBeUndefined();
    expect(await accounts.signIn({ email, password: 'another long password' })).toMatchObject({ userId });

    expect(await run('delete', email)).toMatchObject({ exitCode: 2, lines: [expect.stringContaining('--yes')] });
    expect(await run('delete', email, '--yes')).toMatchObject({ exitCode: 0 });
    expect(await accounts.signIn({ email, password: 'another long password' })).toBeUndefined();
    for (const command of ['plan', 'delete', 'reset-password', 'grant-admin'])
      expect(await run(command, email, ...(command === 'plan' ? ['pro'] : []))).toMatchObject({ exitCode: 1 });

    const wrong = [
      [],
      ['constructor'],
      ['users', 'x'],
      ['plan', 'ada@example.org', 'gold'],
      ['plan', 'ada@example.org', 'constructor'],
    ];
    wrong.push(['plan', 'ada@example.org', 'pro', '--until', 'soon'], ['invite', 'no address'], ['delete', '--all']);
    for (const args of wrong) expect(await run(...args), args.join(' ')).toMatchObject({ exitCode: 2 });
    await close();
    // Another program holds the folder, and takes no commands.
    expect((await run('users')).lines[0]).toMatch(/in use by another process/);
    await database.close();
    expect((await run('users')).exitCode).toBe(0);
  });

  it('adds, lists and removes webhooks', async () => {
    const added = await run('add-webhook', 'ada@example.org', 'https://hooks.example/gloss?key=secret');
    expect(added.lines[1]).toMatch(/^whsec_.{44}$/);
    expect((await run('add-webhook', 'local', 'http://hooks.example/')).exitCode).toBe(0);
    const { lines } = await run('webhooks');
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^\S{36}\tada@example\.org\thooks\.example\t0\t-$/),
      expect.stringMatching(/^\S{36}\tlocal\thooks\.example\t0\t-$/),
    ]);
    const id = lines[1]!.slice(0, 36);
    expect([(await run('remove-webhook', id)).exitCode, (await run('remove-webhook', id)).exitCode]).toEqual([0, 1]);
    for (const [email, address] of [
      ['ada@example.org', 'ftp://a.example/'],
      ['missing@example.org', 'https://a.example/'],
    ])
      expect(await run('add-webhook', email!, address!)).toMatchObject({ exitCode: 1 });
  });

  it('reads what is wrong with the settings', async () => {
    expect(await adminCommand(['users'], { GLOSS_PORT: 'x' })).toEqual({
      exitCode: 1,
      lines: [expect.stringMatching(/^GLOSS_PORT:/)],
    });
  });
});
