import { Failure, type FailureCode } from '../../contract/failure.ts';

/** Prefixes of SQLSTATE codes with their failures. */
const states: [start: string, code: FailureCode][] = [
  ['53100', 'storageFull'],
  // A statement that took too long, a lock that did, and a transaction of which nothing was heard.
  ['57014', 'timeout'],
  ['55P03', 'timeout'],
  ['25P03', 'timeout'],
  // Broken connections, too many of them, a server that stops or starts.
  ['08', 'unavailable'],
  ['53300', 'unavailable'],
  ['57P', 'unavailable'],
];
/** Driver errors that have no code. */
const unreachable = /^(Connection terminated|timeout exceeded|Query read timeout|Client (has encountered|was closed))/;

/** Wraps a port, so that database errors become the Failures `storageFull`, `timeout` and `unavailable`. */
export const mapDatabaseErrors = <Port extends object>(port: Port): Port =>
  Object.fromEntries(
    Object.entries(port as Record<string, (...input: unknown[]) => Promise<unknown>>).map(([name, ask]) => [
      name,
      (...input: unknown[]) => ask(...input).catch(rethrow),
    ]),
  ) as Port;

function rethrow(error: unknown): never {
  throw toDatabaseFailure(error) ?? error;
}

/** Maps a database error, which may be the cause of a query's error, to a Failure; undefined for other errors. */
export function toDatabaseFailure(error: unknown): Failure | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = codeOf(cause);
    if (code) return Object.assign(new Failure(code, cause.message), { cause: error });
  }
  return undefined;
}

function codeOf(error: Error): FailureCode | undefined {
  const state = 'code' in error ? String(error.code) : '';
  // Of the system's errors, such as ECONNREFUSED, a database's connection has no others.
  if ('syscall' in error || unreachable.test(error.message)) return 'unavailable';
  return states.find(([start]) => state.startsWith(start))?.[1];
}
