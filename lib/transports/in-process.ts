import * as z from 'zod/mini';
import { type Client, type Handlers, invoke, type OperationTable } from '../contract/operation.ts';

// Callers of this door read messages; the extension's faces have words of their own, and save the kilobyte.
z.config(z.locales.en());

/** The door without a wall: the same validation and the same failures as every other. */
export const inProcessClient = <T extends OperationTable>(table: T, handlers: Handlers<T>): Client<T> =>
  Object.fromEntries(
    Object.keys(table).map((name) => [
      name,
      (input: unknown, { signal = new AbortController().signal } = {}) => invoke(table, handlers, name, input, { signal }),
    ]),
  ) as Client<T>;
