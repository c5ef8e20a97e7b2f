import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { operations } from '../../lib/contract/index.ts';
import type { Operation, OperationTable } from '../../lib/contract/operation.ts';
import { beyondSpecification } from './beyond-specification.ts';
import type { Fields } from './records.ts';
import { compareFields, fieldsOf } from './schema-fields.ts';
import { type Endpoint, endpoints } from './specification.ts';
import { stillMissing } from './still-missing.ts';

const table: OperationTable = operations;
const rowOf = (endpoint: Endpoint): Operation | undefined => Object.values(table).find(({ http }) => http === endpoint.http);

function compare(endpoint: Endpoint, row: Operation) {
  const parameters = compareFields(endpoint.parameters, fieldsOf(row.input, 'input'));
  const result = compareFields(endpoint.result, fieldsOf(row.output, 'output'));
  const name = (kind: string, paths: string[]) => paths.map((path) => `${endpoint.http}: ${kind} ${path}`);
  return {
    missing: [...name('parameter', parameters.missing), ...name('result', result.missing)],
    wrong: [...name('parameter', parameters.wrong), ...name('result', result.wrong)],
    beyond: [...name('parameter', parameters.beyond), ...name('result', result.beyond)],
  };
}

describe('the table of operations against the specification', () => {
  const built = endpoints.flatMap((endpoint) => {
    const row = rowOf(endpoint);
    return row ? [{ endpoint, row, http: endpoint.http }] : [];
  });

  it.each(built)('$http is as specified', ({ endpoint, row }) => {
    expect({ tool: row.tool, tag: row.tag, scope: row.scope }).toEqual({
      tool: endpoint.tool,
      tag: endpoint.tag,
      scope: endpoint.scope,
    });
    expect(compare(endpoint, row).wrong).toEqual([]);
  });

  it('lacks exactly what still-missing.ts admits', () => {
    const missing = endpoints.flatMap((endpoint) => {
      const row = rowOf(endpoint);
      return row ? compare(endpoint, row).missing : [endpoint.http];
    });
    console.log(`${missing.length} still missing:\n${missing.join('\n')}`);
    expect(missing.toSorted()).toEqual(stillMissing.toSorted());
  });

  it('has beyond it exactly what beyond-specification.ts names', () => {
    const ours = Object.values(table).filter(({ http }) => !endpoints.some((endpoint) => endpoint.http === http));
    const beyond = [...ours.map(({ http }) => http), ...built.flatMap(({ endpoint, row }) => compare(endpoint, row).beyond)];
    expect(beyond.toSorted()).toEqual(beyondSpecification.toSorted());
  });

  it('names every path and every tool once', () => {
    const https = Object.values(table).map(({ http }) => http);
    const tools = Object.values(table).flatMap(({ tool }) => tool ?? []);
    expect(new Set(https).size).toBe(https.length);
    expect(new Set(tools).size).toBe(tools.length);
  });
});

describe('the comparison itself', () => {
  const specified: Fields = {
    url: 'string',
    limit: { type: 'integer?', range: [1, 100], default: 20 },
    'options.order': { type: 'string?', values: ['asc', 'desc'] },
    'items[].at': 'number',
    'detail.*': 'unstated',
  };
  const schema = z.object({
    url: z.url(),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 20),
    options: z.object({ order: z.optional(z.enum(['desc', 'asc'])) }),
    items: z.array(z.object({ at: z.number() })),
    detail: z.object({ anything: z.string() }),
  });
  const differences = (changed: z.ZodMiniObject) => compareFields(specified, fieldsOf(changed, 'input'));

  it('accepts what agrees', () => {
    expect(differences(schema)).toEqual({ missing: [], wrong: [], beyond: ['options', 'items', 'detail'] });
  });

  it.each([
    ['an optional field that must be there', { url: z.optional(z.string()) }, 'url'],
    ['another type', { url: z.number() }, 'url'],
    ['another range', { limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20) }, 'limit'],
    ['no range', { limit: z._default(z.int(), 20) }, 'limit'],
    ['another default', { limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 10) }, 'limit'],
    ['other values', { options: z.object({ order: z.optional(z.enum(['up', 'down'])) }) }, 'options.order'],
    ['an element of another type', { items: z.array(z.object({ at: z.string() })) }, 'items[].at'],
  ])('finds %s', (_, change, path) => {
    const { wrong } = differences(z.extend(schema, change));
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toContain(`${path}: specified`);
  });

  it('finds what is missing and what is beyond, through named schemas too', () => {
    const named = z
      .object({ order: z.optional(z.enum(['asc', 'desc'])), extra: z.string() })
      .register(z.globalRegistry, { id: 'Options' });
    const { missing, beyond } = differences(z.extend(z.omit(schema, { url: true }), { options: named, more: named }));
    expect(missing).toEqual(['url']);
    expect(beyond).toContain('more');
    expect(beyond).not.toContain('more.order');
  });
});
