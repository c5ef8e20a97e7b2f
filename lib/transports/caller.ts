import { Failure } from '../contract/failure.ts';
import type { Handlers, Operation, OperationTable } from '../contract/operation.ts';

/** The account that a request belongs to, from its token. */
export interface Caller {
  userId: string;
  scopes: readonly string[];
  /** Id of the token; absent for one that can't be revoked. */
  tokenId?: string;
}

/** The service behind a transport that untrusted callers reach, with its authentication. */
export interface TransportHost<T extends OperationTable> {
  table: T;
  /**
   * Reads the caller from the headers of a request; undefined without a token. Throws `unauthorized` for an invalid or expired
   * token.
   */
  authenticate(request: Request): Promise<Caller | undefined>;
  /** Counts a call. Throws `rateLimited` beyond the limit of its user. */
  countCall?(caller: Caller): Promise<void>;
  /** Operations of scope `none` are called without a caller. */
  handlersOf(caller: Caller | undefined): Handlers<T> | Promise<Handlers<T>>;
  /** Address of the document from which clients learn how to obtain a token (RFC 9728). */
  resourceMetadataUrl?: string;
  /** Receives unexpected errors, of which callers only get the code. */
  onInternalError?(error: unknown, operation: string): void;
}

/** Throws `unauthorized` without a caller. */
export function requireCaller(caller: Caller | undefined): asserts caller is Caller {
  if (!caller) throw new Failure('unauthorized', 'The operation needs an access token. Send the header Authorization: Bearer.');
}

/** Checks the scope that an operation needs. Throws `unauthorized` without a caller, and `forbidden` without the scope. */
export function requireScope({ scope }: Pick<Operation, 'scope'>, caller: Caller | undefined): void {
  if (scope === 'none') return;
  requireCaller(caller);
  if (!caller.scopes.includes(scope)) throw new Failure('forbidden', `The token lacks the scope ${scope}.`, { scope });
}
