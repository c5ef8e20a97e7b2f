import type { Accounts } from '../accounts/accounts.ts';
import type { Telemetry } from './open-telemetry.ts';

/** Accounts with a span for each of their questions to the database: `accounts authenticate`, `sessions find`, `meter book`. */
export function tracedAccounts(accounts: Accounts, { port }: Pick<Telemetry, 'port'>): Accounts {
  const { authenticate, signIn, signUp, deleteAccount, sweep, sessions, tokens, apps, limits, recovery, meterOf } = accounts;
  const { confirm, reset, change } = recovery;
  return {
    ...accounts,
    ...port('accounts', { authenticate, signIn, signUp, deleteAccount, sweep }),
    sessions: port('sessions', sessions),
    tokens: port('tokens', tokens),
    apps: port('apps', apps),
    limits: port('limits', limits),
    recovery: { ...recovery, ...port('recovery', { confirm, reset, change }) },
    meterOf: (userId) => port('meter', meterOf(userId)),
  };
}
