/** An error as the log shows it. */
export interface DescribedError {
  type: string;
  code?: unknown;
  /** Absent for database errors, which quote queries and values of users. */
  message?: string;
  /** The table and the rule that a database error names. */
  table?: unknown;
  constraint?: unknown;
  stack?: string;
  cause?: DescribedError;
}

/** Describes an error for the log: where it happened and why, without queries, their parameters and other private values. */
export function describeError(error: unknown): DescribedError {
  const isPrivate = causesOf(error).some((one) => 'query' in one || 'severity' in one);
  return describe(error, isPrivate);
}

function describe(error: unknown, isPrivate: boolean): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, ...(!isPrivate && { message: String(error) }) };
  const { code, table, constraint } = error as { code?: unknown; table?: unknown; constraint?: unknown };
  // The first lines of a stack repeat the message.
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    ...(isPrivate ? { table, constraint } : { message: error.message }),
    stack: stack?.join('\n'),
    ...(error.cause !== undefined && { cause: describe(error.cause, isPrivate) }),
  };
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let one = error; one instanceof Error && !causes.includes(one); one = one.cause) causes.push(one);
  return causes;
}
