import { expect, it } from 'vitest';
import { groupHits } from './group-hits.ts';
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
