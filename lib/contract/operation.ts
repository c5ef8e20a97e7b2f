import type * as z from 'zod';
import { Failure } from './failure.ts';

type Method = 'GET' | 'POST';

/** One thing the service can do. Its key in the table is the client's method, the message's name and the operationId. */
export interface Operation<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType> {
  summary: string;
  http: `${Method} /${string}`;
  /** Name of the tool that agents see, where the operation is offered to them. */
  tool?: string;
  scope: 'none' | 'read' | 'write';
  tag: 'open' | 'agent';
  input: Input;
  output: Output;
}

export const operation = <const Row extends Operation>(row: Row) => row;

export type Table = Record<string, Operation>;

export interface Context {
  /** Aborts when the caller is gone or has cancelled. */
  signal: AbortSignal;
}

/** What callers hold, whichever door it goes through. */
export type Client<T extends Table> = {
  [Name in keyof T]: (input: z.input<T[Name]['input']>, options?: Partial<Context>) => Promise<z.output<T[Name]['output']>>;
};

/** What the service implements: inputs arrive validated, with defaults filled in. */
export type Handlers<T extends Table> = {
  [Name in keyof T]: (input: z.output<T[Name]['input']>, context: Context) => Promise<z.output<T[Name]['output']>>;
};

/** Validates, then calls: the one path from every door to the service. Throws nothing but Failure. */
export async function invoke<T extends Table>(
  table: T,
  handlers: Handlers<T>,
  name: string,
  input: unknown,
  context: Context,
): Promise<unknown> {
  const row = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!row) throw new Failure('notFound', `no operation ${name}`);
  const parsed = row.input.safeParse(input ?? {});
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    throw new Failure('invalid', issues.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; '), issues);
  }
  try {
    return await handlers[name]!(parsed.data as never, context);
  } catch (error) {
    throw Failure.from(error);
  }
}
