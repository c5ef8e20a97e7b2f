import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { operations } from '../../lib/contract/index.ts';
import type { Operation, Table } from '../../lib/contract/operation.ts';
import { beyondSpecification } from './beyond-specification.ts';
import type { Fields } from './records.ts';
import { compareFields, fieldsOf } from './schema-fields.ts';
import { type Endpoint, endpoints } from './specification.ts';
import { stillMissing } from './still-missing.ts';

const table: Table = operations;
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
    limit: z.int().min(1).max(100).default(20),
    options: z.object({ order: z.enum(['desc', 'asc']).optional() }),
    items: z.array(z.object({ at: z.number() })),
    detail: z.object({ anything: z.string() }),
  });
  const differences = (changed: z.ZodObject) => compareFields(specified, fieldsOf(changed, 'input'));

  it('accepts what agrees', () => {
    expect(differences(schema)).toEqual({ missing: [], wrong: [], beyond: ['options', 'items', 'detail'] });
  });

  it.each([
    ['an optional field that must be there', { url: z.string().optional() }, 'url'],
    ['another type', { url: z.number() }, 'url'],
    ['another range', { limit: z.int().min(1).max(50).default(20) }, 'limit'],
    ['no range', { limit: z.int().default(20) }, 'limit'],
    ['another default', { limit: z.int().min(1).max(100).default(10) }, 'limit'],
    ['other values', { options: z.object({ order: z.enum(['up', 'down']).optional() }) }, 'options.order'],
    ['an element of another type', { items: z.array(z.object({ at: z.string() })) }, 'items[].at'],
  ])('finds %s', (_, change, path) => {
    const { wrong } = differences(schema.extend(change));
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toContain(`${path}: specified`);
  });

  it('finds what is missing and what is beyond, through named schemas too', () => {
    const named = z.object({ order: z.enum(['asc', 'desc']).optional(), extra: z.string() }).meta({ id: 'Options' });
    const { missing, beyond } = differences(schema.omit({ url: true }).extend({ options: named, more: named }));
    expect(missing).toEqual(['url']);
    expect(beyond).toContain('more');
    expect(beyond).not.toContain('more.order');
  });
});
