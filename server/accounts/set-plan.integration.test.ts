import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { copyEmptyDatabase } from '../database/test-database.ts';
import { newUser, testAccounts } from '../testing/test-accounts.ts';
import { setPlanCommand } from './set-plan.ts';

it('an administrator sets a plan from the shell', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'gloss-'));
  await copyEmptyDatabase(directory);
  const database = await openDatabase({ directory });
  const { accounts } = await testAccounts({ database });
  const { email, userId } = await newUser(accounts);
  await database.close();

  const printed: string[] = [];
  const run = (...args: string[]) => setPlanCommand(args, { GLOSS_DATA_DIR: directory }, (line) => printed.push(line));
  expect(await run(email, 'pro', '--until', '2100-01-31')).toBe(0);
  expect(await run('nobody@example.com', 'pro')).toBe(1);
  for (const args of [[], [email], [email, 'gold'], [email, 'constructor'], [email, 'pro', '--until', 'soon']])
    expect(await run(...args)).toBe(2);
  expect(printed.slice(0, 2)).toEqual([`${email} has the plan pro`, 'no account has the address nobody@example.com']);

  const again = await openDatabase({ directory });
  const plan = (await (await testAccounts({ database: again })).accounts.getMeter(userId).getAccount()).plan;
  expect(plan).toEqual({ tier: 'pro', isPaidMember: true, expiresAt: '2100-01-31T00:00:00.000Z' });
  await again.close();
  await rm(directory, { recursive: true });
});
