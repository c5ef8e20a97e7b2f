import { type Client, type Handlers, invoke, type OperationTable } from '../contract/operation.ts';

/**
 * The client within the same process, with the validation and the failures of every other transport. `clientType` is the name
 * that the calling program gives itself.
 */
export const inProcessClient = <T extends OperationTable>(table: T, handlers: Handlers<T>, clientType?: string): Client<T> =>
  Object.fromEntries(
    Object.keys(table).map((name) => [
      name,
      (input: unknown, { signal = new AbortController().signal } = {}) =>
        invoke(table, handlers, name, input, { signal, ...(clientType && { clientType }) }),
    ]),
  ) as Client<T>;
