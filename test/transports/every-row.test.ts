import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure, type FailureCode, statusOf } from '../../lib/contract/failure.ts';
import { type Operations, operations } from '../../lib/contract/index.ts';
import type { Handlers, Operation, OperationTable } from '../../lib/contract/operation.ts';
import { toJsonSchema as describeSchema } from '../../lib/transports/json-schema.ts';
import { omitFields } from '../../lib/transports/mcp/omit-fields.ts';
import { transports } from '../service-transports.ts';
import { valuesOf } from './schema-values.ts';

const table: OperationTable = operations;
const entries = Object.entries(table);
type Calls = Record<string, (input: unknown) => Promise<unknown>>;

/** Values that a operation's schemas allow. */
function examplesOf(schema: Operation['input'] | Operation['output'], io: 'input' | 'output', count: number): unknown[] {
  const { schema: root, named } = describeSchema(schema, io);
  return fc.sample(
    valuesOf(root, named).filter((value) => schema.safeParse(value).success),
    { numRuns: count, seed: 7 },
  );
}

/** All entries answered by one function. */
const answering = (answer: (name: string, input: unknown) => Promise<unknown>) =>
  Object.fromEntries(entries.map(([name]) => [name, (input: unknown) => answer(name, input)])) as unknown as Handlers<Operations>;

describe.each(transports)('every operation, %s', (title, transport) => {
  const agentsOf = ({ tool, agents = {} }: Operation) => (tool && title.startsWith('over MCP') ? agents : {});

  it('carries input and result as they are', async () => {
    const [inputs, answers] = [new Map<string, unknown>(), new Map<string, unknown>()];
    const client = transport(
      answering(async (name, input) => {
        inputs.set(name, input);
        return answers.get(name);
      }),
    ) as unknown as Calls;
    for (const [name, operation] of entries) {
      const results = examplesOf(operation.output, 'output', 3);
      for (const [at, input] of examplesOf(operation.input, 'input', 3).entries()) {
        // Parsed, because an address is normalized.
        const result = operation.output.parse(JSON.parse(JSON.stringify(results[at])));
        answers.set(name, result);
        const { defaults, omits = [] } = agentsOf(operation);
        expect(await client[name]!(input), name).toEqual(omitFields(result, omits));
        expect(inputs.get(name), name).toEqual(operation.input.parse({ ...defaults, ...(input as object) }));
      }
    }
  });

  it('carries every failure as it is', async () => {
    let failure = new Failure('cancelled');
    const client = transport(
      answering(async () => {
        throw failure;
      }),
    ) as unknown as Calls;
    const codes = Object.keys(statusOf).filter((code) => code !== 'internal') as FailureCode[];
    for (const [at, [name, operation]] of entries.entries()) {
      const [input] = examplesOf(operation.input, 'input', 1);
      failure = new Failure(codes[at % codes.length]!, `no ${name}`, at % 2 ? { at, why: ['ä', null] } : undefined);
      const outcome = await client[name]!(input).catch((error) => error);
      expect(outcome, name).toBeInstanceOf(Failure);
      expect((outcome as Failure).toJSON(), name).toEqual(failure.toJSON());
    }
    expect(entries.length).toBeGreaterThan(codes.length);
  });

  it('refuses the same input in the same words', async () => {
    const client = transport(answering(async () => ({}))) as unknown as Calls;
    for (const [name, operation] of entries) {
      const [input] = examplesOf(operation.input, 'input', 1) as [object];
      const wrong = { ...input, 'what?': 'unknown' };
      const outcome = await client[name]!(wrong).catch((error) => error);
      expect(outcome, name).toMatchObject({ code: 'invalid', details: [{ path: '', message: 'Unrecognized key: "what?"' }] });
    }
  });
});
