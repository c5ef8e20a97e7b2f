import { describe, expect, it } from 'vitest';
import { searchParts } from './search-parts.ts';

const search = (input: object) => searchParts.search!.run(input);
const documents = [
  { id: 'tea', title: 'A history of tea', cues: ['茶最早是一种药材，', { text: 'Later it was drunk.', startTime: 7.5 }] },
  { id: 'clock', title: 'Clocks', note: 'With tea in hand' },
];

describe('search', () => {
  it('answers each query with its hits', async () => {
    expect(await search({ documents, queries: ['TEA', '药材', 'drunk', 'nothing'] })).toEqual([
      {
        query: 'TEA',
        hits: [
          { id: 'tea', matchType: 'title', snippet: 'A history of tea', highlights: [{ from: 13, to: 16 }] },
          { id: 'clock', matchType: 'note', snippet: 'With tea in hand', highlights: [{ from: 5, to: 8 }] },
        ],
      },
      {
        query: '药材',
        hits: [
          { id: 'tea', matchType: 'subtitle', snippet: '茶最早是一种药材，', highlights: [{ from: 6, to: 8 }], timestamp: 0 },
        ],
      },
      {
        query: 'drunk',
        hits: [
          {
            id: 'tea',
            matchType: 'subtitle',
            snippet: 'Later it was drunk.',
            highlights: [{ from: 13, to: 18 }],
            timestamp: 7.5,
          },
        ],
      },
      { query: 'nothing', hits: [] },
    ]);
  });

  it('finds in more documents than fit into one shard', async () => {
    const many = Array.from({ length: 300 }, (_, at) => ({ id: String(at), cues: [`number${at} here`] }));
    expect(await search({ documents: many, queries: ['number257'] })).toMatchObject([{ hits: [{ id: '257' }] }]);
  });

  it('takes nothing for something', async () => {
    expect(await search({ documents: [], queries: ['x'] })).toEqual([{ query: 'x', hits: [] }]);
    expect(await search({ documents: [{ id: 'a', cues: [], note: null }], queries: ['', ' '] })).toEqual([
      { query: '', hits: [] },
      { query: ' ', hits: [] },
    ]);
    expect(() => search({ documents: [{ title: 'x' }], queries: [] })).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});
