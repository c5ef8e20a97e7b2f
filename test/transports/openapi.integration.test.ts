import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusOf } from '../../lib/contract/failure.ts';
import { operations } from '../../lib/contract/index.ts';
import type { OperationTable } from '../../lib/contract/operation.ts';
import { createService } from '../../lib/service/service.ts';
import { httpTransport } from '../../lib/transports/http.ts';
import type { JsonSchema } from '../../lib/transports/json-schema.ts';
import { openApi } from '../../lib/transports/openapi.ts';
import { fakePorts, talkUrl } from '../fake-ports.ts';
import { owner } from '../service-transports.ts';
import { answerCheck, type OpenApi, type OpenApiOperation } from './described-answers.ts';
import { type KnownValues, valuesOf } from './schema-values.ts';

const origin = 'https://gloss.example';
const description = openApi(operations, {
  baseUrl: `${origin}/api`,
  authUrl: `${origin}/oauth`,
  pricingUrl: `${origin}/pricing`,
}) as OpenApi & { openapi: string; info: { version: string }; tags: { name: string }[] };
const described = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);
const table: OperationTable = operations;

describe('the description', () => {
  it('names every operation, where it stands, and what it asks of a token', () => {
    expect(description).toMatchObject({
      openapi: '3.1.1',
      info: { version: '1.1.0' },
      tags: [{ name: 'open' }, { name: 'agent' }],
    });
    expect(
      described
        .map(({ path, method, operation }) => `${operation.operationId} ${method} ${path} ${JSON.stringify(operation.security)}`)
        .sort(),
    ).toEqual(
      Object.entries(table)
        .map(
          ([name, { http, scope }]) => `${name} ${http} ${scope === 'none' ? '[]' : `[{"bearer":[]},{"oauth2":["${scope}"]}]`}`,
        )
        .sort(),
    );
  });

  it('gives each code its status, but for that of a bug', () => {
    const codes = Object.entries(description.components.responses).flatMap(([name, { content }]) =>
      content['application/json'].schema.properties!.error!.properties!.code!.enum!.map((code) => [code, Number(name.slice(-3))]),
    );
    const { internal: _, ...statuses } = statusOf;
    expect(Object.fromEntries(codes)).toEqual(statuses);
  });

  it('passes the linter', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gloss-openapi-'));
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(description));
    const linter = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js');
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' };
    try {
      const parameters = [linter, 'lint', file, '--format=json', '--max-problems=1000'];
      const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: folder, env });
      expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

/** Requests a run; the whole promise is checked with 2000. */
const requests = Number(process.env.GLOSS_FUZZ ?? 300);
/** Would leave nothing to ask for. */
const last = 'forgetEverything';

describe('whatever is asked', () => {
  const ports = fakePorts();
  const service = createService(ports);
  const app = httpTransport({
    table: operations,
    authenticate: async () => owner,
    handlersOf: () => service.handlers,
    description: () => description,
  });
  const check = answerCheck(description);
  let known: KnownValues = {};

  const ask = async (path: string, method: string, query: string, body?: string) => {
    const response = await app.request(`${path}${query}`, { method, body, headers: { 'content-type': 'application/json' } });
    return { status: response.status, body: await response.json() };
  };

  beforeAll(async () => {
    const post = async (path: string, input: object) => (await ask(path, 'POST', '', JSON.stringify(input))).body;
    const summary = await post('/v1/summarize', { url: talkUrl });
    const { taskId } = await post('/v1/createTask', { url: talkUrl, product: 'polished' });
    const { id } = await post('/v1/collections/create', { name: 'Clocks' });
    await post('/v1/collections/addItem', { collectionId: id, contentId: summary.id });
    await post('/v1/notes/update', { contentId: summary.id, text: 'A note on clocks' });
    known = {
      url: [talkUrl],
      urls: [[talkUrl]],
      contentId: [summary.id],
      id: [summary.id, id],
      collectionId: [id],
      taskId: [taskId],
      keyword: ['clocks', 'talk'],
      question: ['clocks'],
      since: ['2026-01-01'],
    };
  });
  afterAll(() => ports.database.delete());

  it(`is answered as described, ${requests} times`, async () => {
    const errors: string[] = [];
    const statuses = new Map<number, number>();
    const entries = described.filter(({ operation }) => operation.operationId !== last);
    const each = Math.ceil(requests / entries.length);
    for (const { path, method, operation } of entries) {
      for (const { query, body } of fc.sample(requestsOf(operation, known), { numRuns: each })) {
        const answer = await ask(path, method, query, body);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const fault = check(operation.operationId, answer.status, answer.body);
        if (fault) errors.push(`${method} ${path}${query} ${body ?? ''}\n  ${fault}`);
      }
    }
    const [{ path, method } = { path: '', method: '' }] = described.filter(({ operation }) => operation.operationId === last);
    expect(await ask(path, method, '', '{"confirm":true}')).toEqual({ status: 200, body: { success: true } });
    expect(errors).toEqual([]);
    for (const status of [200, 400, 404]) expect(statuses.get(status), String(status)).toBeGreaterThan(each);
  });
});

/** Requests as the document allows them, and some that it doesn't. */
function requestsOf(
  { parameters = [], requestBody }: OpenApiOperation,
  known: KnownValues,
): fc.Arbitrary<{ query: string; body?: string }> {
  const { schemas } = description.components;
  const odd = fc.constantFrom<unknown>(null, -1, 1e308, '', 'x'.repeat(5000), [], {}, true, '\u0000', '𝕏', '٣');
  if (requestBody) {
    const bodies = valuesOf(requestBody.content['application/json'].schema, schemas, known);
    return fc
      .oneof(
        { weight: 4, arbitrary: bodies.map((value) => JSON.stringify(value)) },
        {
          weight: 2,
          arbitrary: fc.tuple(bodies, fc.string(), odd).map(([body, at, value]) => JSON.stringify(replaced(body, at, value))),
        },
        { weight: 1, arbitrary: fc.oneof(fc.json(), fc.string()) },
      )
      .map((body) => ({ query: '', body }));
  }
  const fields = parameters.filter((parameter) => parameter.in === 'query');
  const schema: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, field.schema])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  };
  const values = valuesOf(schema, schemas, known) as fc.Arbitrary<Record<string, unknown>>;
  return fc
    .oneof(
      { weight: 4, arbitrary: values },
      { weight: 2, arbitrary: fc.tuple(values, fc.string(), odd).map(([value, at, one]) => replaced(value, at, one)) },
    )
    .map((value) => ({
      query: `?${new URLSearchParams(Object.entries(value as object).map(([name, one]) => [name, String(one)]))}`,
    }));
}

describe('the check of answers', () => {
  const check = answerCheck(description);
  it.each<[string, string, number, unknown]>([
    ['a field that is not described', 'listTags', 200, { tags: [], more: 1 }],
    ['one inside', 'listTags', 200, { tags: [{ tag: 'a', count: 1, more: 1 }] }],
    ['a field of another type', 'listTags', 200, { tags: [{ tag: 'a', count: 0.5 }] }],
    ['a field that is not there', 'getVersion', 200, {}],
    ['a status that is not described', 'getVersion', 403, { success: false, error: { code: 'forbidden', message: '' } }],
    ['a code of another status', 'listTags', 404, { success: false, error: { code: 'invalid', message: '' } }],
    ['a fault', 'listTags', 500, { success: false, error: { code: 'internal', message: '' } }],
  ])('finds %s', (_, operation, status, body) => expect(check(operation, status, body)).toContain(operation));

  it('lets pass what is described', () => {
    expect(check('listTags', 200, { tags: [{ tag: 'a', count: 1 }] })).toBeUndefined();
    expect(check('listTags', 404, { success: false, error: { code: 'notFound', message: '' } })).toBeUndefined();
  });
});

/** With another value in the place of one of its fields, or in a new one. */
function replaced(value: unknown, at: string, other: unknown): unknown {
  if (typeof value !== 'object' || value === null) return other;
  const names = Object.keys(value);
  return { ...value, [names[at.length % (names.length + 1)] ?? at]: other };
}
