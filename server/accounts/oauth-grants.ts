import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import type { Scope } from './audiences.ts';

/** An OAuth client that may use a user's library, one entry for each consent. */
export interface ConnectedApp {
  grantId: string;
  clientId: string;
  /** Milliseconds since 1970. */
  connectedAt: number;
}

/** A valid OAuth access token with its user and its permissions. */
export interface AccessToken {
  tokenId: string;
  userId: string;
  scopes: Scope[];
  /** The resource that the token is bound to, one of `audiencesOf`. */
  audience: unknown;
  /** Milliseconds since 1970. */
  expiresAt: number | null;
}

/** The grants and access tokens that the server's OAuth authorization server stores. */
export interface OAuthGrants {
  list(userId: string): Promise<ConnectedApp[]>;
  disconnect(userId: string, grantId: string): Promise<void>;
  disconnectAll(userId: string, transaction: SqlDatabase): Promise<void>;
  /** Finds an access token that has not expired and whose grant still exists. */
  findAccessToken(token: string, now: number): Promise<AccessToken | undefined>;
  /** Deletes what has expired. */
  sweep(): Promise<void>;
}
