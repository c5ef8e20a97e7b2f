import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Operations, operations } from '../../lib/contract/index.ts';
import type { Handlers, Operation, OperationTable } from '../../lib/contract/operation.ts';
import { httpTransport, methodAndPath } from '../../lib/transports/http.ts';
import { toJsonSchema as describeSchema, type JsonSchema } from '../../lib/transports/json-schema.ts';
import { owner } from '../service-transports.ts';
import { valuesOf } from './schema-values.ts';

const entries = Object.entries<Operation>(operations satisfies OperationTable);
// A handler that is reached answers 200, which the test below notices.
const handlers = Object.fromEntries(entries.map(([name]) => [name, async () => name])) as unknown as Handlers<Operations>;
const app = httpTransport({ table: operations, authenticate: async () => owner, handlersOf: () => handlers });

/** Everything of another type, beyond every limit, and not quite right. */
const oddValues = [
  null,
  true,
  0,
  -1,
  0.5,
  1e300,
  '',
  ' ',
  '\u0000',
  'x'.repeat(5000),
  'javascript:alert(1)',
  '2026-13-45',
  [],
  [1],
  {},
  { a: 1 },
];
const oddTexts = [
  '',
  ' ',
  '-1',
  '0.5',
  '1e999',
  'NaN',
  'true',
  'TRUE',
  'null',
  '[]',
  'x'.repeat(5000),
  'javascript:alert(1)',
  '2026-13-45',
];

interface WrongInput {
  input: Record<string, unknown>;
  /** Of the field that is wrong. */
  path: string;
}

const validOf = ({ input }: Operation): Record<string, unknown> => {
  const { schema, named } = describeSchema(input, 'input');
  const all = { ...schema, required: Object.keys(schema.properties ?? {}) };
  const [most] = fc.sample(
    valuesOf(all, named, { since: ['2026-01-02'] }).filter((value) => input.safeParse(value).success),
    { numRuns: 1, seed: 3 },
  );
  return most as Record<string, unknown>;
};

/** The input with each of its fields, at any depth, left out or replaced, as far as the schema itself refuses that. */
function* wrongs(operation: Operation, odd: readonly unknown[]): Generator<WrongInput> {
  const { schema, named } = describeSchema(operation.input, 'input');
  const both = 'contentId' in (schema.properties ?? {}) && 'sourceUrl' in (schema.properties ?? {});
  const whole = both ? { collectionId: 'c', contentId: 'web:talk' } : validOf(operation);
  const places = (node: JsonSchema, value: unknown, path: (string | number)[]): (string | number)[][] => {
    const inner = node.$ref ? named[node.$ref.split('/').at(-1)!]! : node;
    const own = path.length > 0 ? [path] : [];
    if (Array.isArray(value) && inner.items)
      return [...own, ...value.flatMap((one, at) => places(inner.items!, one, [...path, at]))];
    if (typeof value !== 'object' || value === null || !inner.properties) return own;
    return [
      ...own,
      ...Object.entries(value).flatMap(([name, one]) =>
        inner.properties?.[name] ? places(inner.properties[name], one, [...path, name]) : [],
      ),
    ];
  };
  for (const path of places(schema, whole, [])) {
    for (const value of [undefined, ...odd]) {
      const input = structuredClone(whole) as Record<string, unknown>;
      const parent = path
        .slice(0, -1)
        .reduce<Record<string | number, unknown>>((node, key) => node[key] as Record<string, unknown>, input);
      if (value === undefined) delete parent[path.at(-1)!];
      else parent[path.at(-1)!] = value;
      if (Array.isArray(parent) && value === undefined) continue;
      if (!operation.input.safeParse(input).success) yield { input, path: path.join('.') };
    }
  }
}

async function send(operation: Operation, input: Record<string, unknown>): Promise<{ status: number; paths: string[] }> {
  const [method, path] = methodAndPath(operation);
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const response =
    method === 'GET'
      ? await app.request(`${path}?${query}`)
      : await app.request(path, { method, body: JSON.stringify(input), headers: { 'content-type': 'application/json' } });
  const body = (await response.json()) as { error?: { code: string; details: { path: string }[] } };
  return { status: response.status, paths: body.error?.details?.map((issue) => issue.path) ?? [] };
}

describe('a field that is wrong', () => {
  it.each(entries.filter(([, { input }]) => Object.keys(input.def.shape).length > 0))(
    'is named by %s',
    async (name, operation) => {
      const isQuery = operation.http.startsWith('GET');
      let tried = 0;
      for (const { input, path } of wrongs(operation, isQuery ? oddTexts : oddValues)) {
        const { status, paths } = await send(operation, input);
        // In a query, text is what it says.
        if (isQuery && status === 200) continue;
        tried++;
        const about = `${name} ${path} ${JSON.stringify(input).slice(0, 200)}`;
        expect(status, about).toBe(400);
        expect(
          paths.some((one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`)),
          `${about}: ${paths}`,
        ).toBe(true);
      }
      expect(tried, name).toBeGreaterThan(0);
    },
  );
});
