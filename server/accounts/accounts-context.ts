import type { Clock } from '../../lib/ports/clock.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import type { Mailer } from './mailer.ts';
import type { OAuthGrants } from './oauth-grants.ts';
import type { Passwords } from './passwords.ts';
import type { PlanLimits } from './plans.ts';
import type { Tier } from './schema.ts';

/** The settings of the server's accounts: public address, metering, sign-up and plans. */
export interface AccountsConfig {
  /** The public address of this server: scheme, host and port, without a slash. */
  origin: string;
  /** Whether plans and minutes apply; otherwise every account is `lifetime` and has no limits. */
  isMetered: boolean;
  isSignUpOpen: boolean;
  /** The number of proxies before this server that set `x-forwarded-for`. */
  trustedProxies?: number;
  plans?: Record<Tier, PlanLimits>;
}

/** The dependencies that all parts of the accounts service (sign-up, sessions, tokens, plans) share. */
export interface AccountsContext {
  db: SqlDatabase;
  clock: Clock;
  /** Without one, addresses are not confirmed, and only the administrator can replace a forgotten password. */
  mailer?: Mailer;
  config: AccountsConfig;
  /** The grants of OAuth clients. */
  apps: OAuthGrants;
  passwords: Passwords;
  /** Runs work after the response, so that the response's time reveals nothing. */
  runInBackground(work: () => Promise<unknown>): void;
}
