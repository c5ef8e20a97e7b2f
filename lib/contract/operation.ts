import type * as z from 'zod/mini';
import { Failure } from './failure.ts';
import { validateInput } from './validate-input.ts';

type Method = 'GET' | 'POST';

/** One operation of the service. Its key in the table is the client's method, the message's name and the operationId. */
export interface Operation<Input extends z.ZodMiniObject = z.ZodMiniObject, Output extends z.ZodMiniType = z.ZodMiniType> {
  summary: string;
  /** Sentences after the summary: duration, cost, side effects and choices that the specification leaves open. */
  description?: string;
  http: `${Method} /${string}`;
  /** Name of the tool that agents see; absent if the operation is not offered to agents. */
  tool?: string;
  scope: 'none' | 'read' | 'write';
  tag: 'open' | 'agent';
  /** Differences of the tool from the operation over other transports. */
  agents?: AgentOptions;
  /** Set for operations that may take long: callers can receive their progress. */
  stream?: true;
  /** Set for operations that change and cost nothing although their tag and scope do not imply it. */
  isReadOnly?: true;
  /** Set for operations that send requests to other sites or services, beside all with the tag `open`. */
  reachesSites?: true;
  /** Whether a POST may be repeated when it is unknown how far the first call came: twice has the effect of once. */
  isIdempotent?: true;
  input: Input;
  output: Output;
}

/** Differences of a tool from its operation, by which its answers fit the context of a language model. */
export interface AgentOptions {
  /** Set where an answer may be long: the tool takes a cursor and a size, and repeats the call to continue. */
  isPaged?: true;
  /** The place of the rest of a long answer, for a call that is not repeated. */
  rest?: string;
  /** Paths of result fields that the tool leaves out, such as `videos[].summary`. */
  omits?: readonly string[];
  /** Inputs that the tool accepts and does not describe, because agents have no use for them. */
  hides?: readonly string[];
  /** Inputs that have another default for agents. */
  defaults?: Readonly<Record<string, unknown>>;
}

/** Types an entry of the table by its own literal types. */
export const operation = <const Entry extends Operation>(entry: Entry) => entry;

/** Whether a client may repeat a call by itself when the context that worked on it ended before the answer. */
export const isRepeatable = ({ http, isIdempotent }: Pick<Operation, 'http' | 'isIdempotent'>): boolean =>
  isIdempotent === true || http.startsWith('GET ');

/** A table of operations by name. */
export type OperationTable = Record<string, Operation>;

/** The circumstances of one call of an operation, passed to its handler: abort signal, calling program and progress. */
export interface OperationContext {
  /** Aborts when the caller is gone or has canceled. */
  signal: AbortSignal;
  /** Name that the calling program gives itself, if its transport carries one. */
  clientType?: string;
  /** Receives the progress whenever it changes. */
  onProgress?(progress: OperationProgress): void;
}

/** A step of long work, named as in `TaskStage`, and the share of the step that is done, if it can be counted. */
export interface OperationProgress {
  stage: string;
  done?: number;
  total?: number;
}

/** The typed client of a table, the same over every transport. */
export type Client<T extends OperationTable> = {
  [Name in keyof T]: (
    input: z.input<T[Name]['input']>,
    options?: Partial<OperationContext>,
  ) => Promise<z.output<T[Name]['output']>>;
};

/** The implementation of a table. Inputs arrive validated, with defaults filled in. */
export type Handlers<T extends OperationTable> = {
  [Name in keyof T]: (input: z.output<T[Name]['input']>, context: OperationContext) => Promise<z.output<T[Name]['output']>>;
};

/** Validates the input and calls the handler: every transport goes through it. Throws only Failure. */
export async function invoke<T extends OperationTable>(
  table: T,
  handlers: Handlers<T>,
  name: string,
  input: unknown,
  context: OperationContext,
): Promise<unknown> {
  const operation = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!operation) throw new Failure('notFound', `Unknown operation ${name}.`);
  const valid = validateInput(operation.input, input ?? {});
  try {
    return await handlers[name]!(valid as never, context);
  } catch (error) {
    throw nameField(Failure.from(error), valid);
  }
}

/** Adds the name of the input's field to an `invalid` failure about an address, whose thrower does not know it. */
function nameField(failure: Failure, input: object): Failure {
  const { code, message, details } = failure;
  const address = details?.address;
  if (code !== 'invalid' || typeof address !== 'string') return failure;
  const fields = Object.entries(input).filter(([, value]) => typeof value === 'string' && URL.canParse(value));
  const [path] = fields.find(([, value]) => value === address || new URL(value).href === address) ?? fields[0] ?? [''];
  return new Failure(code, `${path}: ${message}`, [{ path, message }]);
}
