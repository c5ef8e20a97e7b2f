import * as z from 'zod/mini';

/** One method of an internal message channel: the schemas of its input and output. */
export interface Method<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> {
  input: Input;
  output: Output;
  /** Whether a call may be repeated after its context ended without an answer, because twice has the effect of once. */
  isRepeatable: boolean;
}

/** The methods of an internal channel by name; the serving side and the types of both sides are derived from it. */
export type Channel = Record<string, Method>;

/** The serving side of a channel. Inputs are validated; `onEvent` sends an event to the caller before the answer. */
export type ChannelHandlers<Table extends Channel> = {
  [Name in keyof Table]: (
    input: z.output<Table[Name]['input']>,
    context: { signal: AbortSignal; onEvent(event: unknown): void },
  ) => Promise<z.input<Table[Name]['output']>>;
};

/** The calling side of an internal message channel, with one function for each method. */
export type ChannelClient<Table extends Channel> = {
  [Name in keyof Table]: (
    input: z.input<Table[Name]['input']>,
    options?: { signal?: AbortSignal; onEvent?(event: never): void },
  ) => Promise<z.output<Table[Name]['output']>>;
};

/** The schemas of all values of the extension's own code: making one for each took most of the start of the offscreen document. */
const defined = z.custom<unknown>((value) => value !== undefined);
const anything = z.optional(z.unknown());

/** Returns the schema for a value of the extension's own code, which checks only that it is defined. */
export const present = <Value>(): z.ZodMiniType<Value, Value> => defined as never;
/** The input of a method that takes none, and the output of one that returns none. */
export const noInput = z.optional(z.strictObject({}));
export const noOutput = z.void();

type FieldsOf<Value> = { [Name in keyof Required<Value>]: undefined extends Value[Name] ? 'optional' : 'required' };

/** A schema for an object of the extension's own code with exactly these fields; the compiler compares them with the type. */
export const fields = <Value extends object>(names: FieldsOf<Value>): z.ZodMiniType<Value, Value> =>
  z.strictObject(
    Object.fromEntries(Object.entries(names).map(([name, need]) => [name, need === 'optional' ? anything : defined])),
  ) as never;
