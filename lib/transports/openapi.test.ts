import { expect, it } from 'vitest';
import { operations } from '../contract/index.ts';
import { openApi } from './openapi.ts';

const urls = { baseUrl: 'https://a.example/api', authUrl: 'https://a.example/oauth', pricingUrl: 'https://a.example/pricing' };
type OpenApiDocument = {
  paths: Record<string, Record<string, { responses: Record<string, unknown>; parameters: { name: string }[] }>>;
};
const { paths } = openApi(operations, urls) as OpenApiDocument;
const described = (operation: 'getVersion' | 'listNotes') => {
  const [method, path] = operations[operation].http.split(' ') as [string, string];
  return paths[path]![method.toLowerCase()]!;
};

it('names the refusals that an operation may answer with', () => {
  expect(Object.keys(described('getVersion').responses)).toEqual(['200', '400', '405', '429', '503']);
  expect(Object.keys(described('listNotes').responses)).toEqual(
    [200, 400, 401, 402, 403, 404, 405, 409, 413, 422, 429, 502, 503].map(String),
  );
});

it('names the header of the calling program where a caller is known', () => {
  expect(described('getVersion').parameters).toEqual([]);
  expect(described('listNotes').parameters.map(({ name }) => name)).toEqual(['limit', 'cursor', 'x-client-type']);
});
