import { Failure, type FailureCode } from '../../contract/failure.ts';

/** SQLSTATE codes, or how they begin. */
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
/** What the driver says without a code. */
const unreachable = /^(Connection terminated|timeout exceeded|Query read timeout|Client (has encountered|was closed))/;

/** A port whose functions tell the database's errors as Failures: `storageFull`, `timeout` and `unavailable`. */
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

/** What an error of the database stands for, if it is one. The query's error stands around the database's. */
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
