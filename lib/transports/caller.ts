import { Failure } from '../contract/failure.ts';
import type { Handlers, Operation, OperationTable } from '../contract/operation.ts';

/** Who calls, as a token tells. */
export interface Caller {
  userId: string;
  scopes: readonly string[];
  /** Of the token, where it can be revoked. */
  tokenId?: string;
}

/** What stands behind a door that strangers knock at. */
export interface TransportHost<T extends OperationTable> {
  table: T;
  /**
   * Who sent a request, by its headers; nobody without a token. Throws `unauthorized` for a token that is not, or no longer,
   * valid, and `rateLimited`.
   */
  authenticate(request: Request): Promise<Caller | undefined>;
  /** Rows of scope `none` are called without a caller. */
  handlersOf(caller: Caller | undefined): Handlers<T> | Promise<Handlers<T>>;
  /** Where the document stands that tells clients how to come by a token (RFC 9728). */
  resourceMetadataUrl?: string;
  /** Is told what nobody had thought of; callers are told nothing of it. */
  onFault?(error: unknown, operation: string): void;
}

/** Throws `unauthorized` and `forbidden`. */
export function admit({ scope }: Pick<Operation, 'scope'>, caller: Caller | undefined): void {
  if (scope === 'none') return;
  if (!caller) throw new Failure('unauthorized', 'a token is needed: Authorization: Bearer …');
  if (!caller.scopes.includes(scope)) throw new Failure('forbidden', `the token lacks the scope ${scope}`, { scope });
}
