import { expect, it } from 'vitest';
import { groupHits, orderByDate } from './group-hits.ts';
import type { Hit } from './use-library-search.ts';

const hit = (contentId: string, matchType: Hit['matchType'], snippet: string): Hit => ({
  contentId,
  matchType,
  snippet,
  title: `Title of ${contentId}`,
  sourceUrl: `https://talks.example.org/${contentId}`,
  highlights: [],
});

it('groupHits preserves the order of each item’s best hit, and of the hits in it', () => {
  const found = groupHits([
    hit('a', 'note', 'one'),
    hit('b', 'title', 'Title of b'),
    hit('a', 'subtitle', 'two'),
    hit('a', 'title', 'Title of a'),
    hit('b', 'summary', 'three'),
  ]);
  expect(
    found.map(({ contentId, titleHit, otherHits }) => [contentId, titleHit?.snippet, otherHits.map(({ snippet }) => snippet)]),
  ).toEqual([
    ['a', 'Title of a', ['one', 'two']],
    ['b', 'Title of b', ['three']],
  ]);
});

it('orderByDate puts the oldest item first and undated ones last, each with its hits by their times', () => {
  const at = (contentId: string, timestamp: number, publishedAt?: string): Hit => ({
    ...hit(contentId, 'subtitle', `${contentId} ${timestamp}`),
    ...{ timestamp, publishedAt },
  });
  const found = orderByDate(
    groupHits([at('none', 1), at('odd', 2, 'yesterday'), at('new', 3, '2026-01-02'), at('old', 9, '2020-01-02'), at('old', 4)]),
  );
  expect(found.map(({ contentId }) => contentId)).toEqual(['old', 'new', 'none', 'odd']);
  expect(found[0]!.otherHits.map(({ timestamp }) => timestamp)).toEqual([4, 9]);
});
