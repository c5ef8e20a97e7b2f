import type { Clock } from '../../lib/ports/ports.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import type { Mailer } from './mailer.ts';
import type { OAuthGrants } from './oauth-grants.ts';
import type { Passwords } from './passwords.ts';
import type { PlanLimits } from './plans.ts';
import type { Tier } from './schema.ts';

export interface AccountsConfig {
  /** Where people and programs find this server: scheme, host and port, without a slash. */
  origin: string;
  /** Whether plans and minutes count; else every account is `cacheMs` and has no limits. */
  isMetered: boolean;
  isSignUpOpen: boolean;
  /** Proxies between the network and this server that tell whom they forward for. */
  trustedProxies?: number;
  plans?: Record<Tier, PlanLimits>;
}

/** What every part of the accounts works with. */
export interface AccountsContext {
  db: SqlDatabase;
  clock: Clock;
  /** Without one nobody confirms an address, and a forgotten password is the administrator's matter. */
  mailer?: Mailer;
  config: AccountsConfig;
  /** The OAuth clients that users let in. */
  apps: OAuthGrants;
  passwords: Passwords;
  /** For what an answer must not wait for, since its time would tell something. */
  later(work: () => Promise<unknown>): void;
}
