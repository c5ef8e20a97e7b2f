import { expect, test } from 'vitest';
import { trimHedges } from './trim-hedges.ts';

test.each([
  ['en', 'I think the cache is too small for this.', 'The cache is too small for this.'],
  ['en', 'I guess that the cache is too small.', 'The cache is too small.'],
  ['en', 'The cache is too small for videos, you know.', 'The cache is too small for videos.'],
  ['en', 'Maybe the cache is too small, I think.', 'The cache is too small.'],
  ['en', 'Mr. Chair, the cache is too small for this.', 'The cache is too small for this.'],
  ['en', 'Ladies and gentlemen, in fact, the cache is too small.', 'The cache is too small.'],
  ['en', 'Finally, Mr. Chair, the cache is too small.', 'The cache is too small.'],
  ['de', 'Herr Präsident, der Akku ist zu klein für Europa.', 'Der Akku ist zu klein für Europa.'],
  ['es', 'Señor presidente, la batería es muy pequeña.', 'La batería es muy pequeña.'],
  ['pt', 'Senhora presidente, a bateria é muito pequena.', 'A bateria é muito pequena.'],
  ['fr', 'Monsieur le président, la batterie est trop petite.', 'La batterie est trop petite.'],
  ['fr', 'Je pense que la batterie est trop petite.', 'La batterie est trop petite.'],
  ['zh', '我觉得遥控器电池的价格太高了，对吧。', '遥控器电池的价格太高了。'],
  ['zh', '遥控器电池的价格太高了，所以，我们。', '遥控器电池的价格太高了。'],
])('%s: leaves hedges and asides out: %s', (language, text, expected) => {
  expect(trimHedges(text, language)).toBe(expected);
});

test.each([
  ['en', 'I think about the size of the cache.'],
  ['en', 'I believe so, and they do too.'],
  ['en', 'The cache is too small.'],
  ['en', 'I think so.'],
  ['en', 'Mr. Speaker reads the list of caches aloud.'],
  ['xx', 'I think the cache is too small for this.'],
])('%s: keeps what carries meaning: %s', (language, text) => {
  expect(trimHedges(text, language)).toBe(text);
});

test('takes time that grows with the number of asides', () => {
  const text = `电池${'，对吧'.repeat(60_000)}吗`;
  expect(trimHedges(text, 'zh')).toBe(text);
});
