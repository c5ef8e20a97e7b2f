import { expect, test } from 'vitest';
import { trimHedges } from './trim-hedges.ts';

test.each([
  ['en', 'I think the cache is too small for this.', 'The cache is too small for this.'],
  ['en', 'I guess that the cache is too small.', 'The cache is too small.'],
  ['en', 'The cache is too small for videos, you know.', 'The cache is too small for videos.'],
  ['en', 'I think maybe the cache is too small, I think.', 'Maybe the cache is too small.'],
  ['en', 'Mr. Chair, the cache is too small for this.', 'The cache is too small for this.'],
  ['en', 'Ladies and gentlemen, in fact, the cache is too small.', 'The cache is too small.'],
  ['en', 'Finally, Mr. Chair, the cache is too small.', 'The cache is too small.'],
  ['en', 'I know the cache was too small for this.', 'The cache was too small for this.'],
  ['en', 'The thing is, we need a larger cache.', 'We need a larger cache.'],
  ['de', 'Ich finde, die Batterie ist viel zu klein.', 'Die Batterie ist viel zu klein.'],
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
  ['en', 'Perhaps the cache is too small for this.'],
  ['en', 'It seems to me that the cache is too small.'],
  ['es', 'Quizás el gobierno suba los impuestos.'],
  ['pt', 'Talvez o governo aumente os impostos.'],
  ['it', 'Forse il governo aumenta le tasse.'],
  ['ru', 'Наверное, налоги вырастут в этом году.'],
  ['zh', '可能遥控器电池的价格太高了。'],
  ['ja', 'おそらく電池の値段は高いです。'],
  ['en', 'I hope that the cache will be large.'],
  ['en', 'I do know Rust well and it helps me.'],
  ['en', 'I feel the pain of every user who lost a file.'],
  ['en', 'We believe Anna, because she was there.'],
  ['en', 'We know caches that were full for weeks.'],
  ['en', 'You see the fault when you open the page.'],
  ['en', 'The idea is simple and the code is short.'],
  ['en', 'It looks like rain in the north of the country.'],
  ['en', 'I was thinking hard about the size of the cache.'],
  ['de', 'Ich finde die Schlüssel nicht, die hier lagen.'],
  ['de', 'Ich denke, dass die Batterie zu klein ist.'],
  ['de', 'Im Grunde des Sees liegt ein altes Schiff.'],
  ['fr', 'En fait de batterie, nous avons la meilleure.'],
  ['zh', '我想买一台新的遥控器给我的孩子们。'],
  ['zh', '我相信他的能力可以解决这个问题。'],
  ['ja', '私は東京で生まれて、大阪で育ちました。'],
  ['en', 'Mr. Speaker reads the list of caches aloud.'],
  ['xx', 'I think the cache is too small for this.'],
])('%s: keeps what carries meaning: %s', (language, text) => {
  expect(trimHedges(text, language)).toBe(text);
});

test('takes time that grows with the number of asides', () => {
  const text = `电池${'，对吧'.repeat(60_000)}吗`;
  expect(trimHedges(text, 'zh')).toBe(text);
});

test.each([
  ['en', 'The current network is called testnet right.', 'The current network is called testnet.'],
  ['en', 'Nobody sends you any of the batteries right exactly.', 'Nobody sends you any of the batteries.'],
  ['en', 'The battery must be full to be valid correct.', 'The battery must be full to be valid.'],
  ['de', 'Die Batterie kostet hier fünf Euro genau.', 'Die Batterie kostet hier fünf Euro.'],
  ['es', 'La batería cuesta cinco euros en Madrid exacto.', 'La batería cuesta cinco euros en Madrid.'],
])('%s: leaves the reply of the next speaker out where ends were inferred: %s', (language, text, expected) => {
  expect(trimHedges(text, language, true)).toBe(expected);
  expect(trimHedges(text, language)).toBe(text);
});

test.each([
  ['en', 'The price of the battery is correct.'],
  ['en', 'The price that we saw isn’t quite right.'],
  ['en', 'The button of the battery is on the right.'],
  ['en', 'Most people answer with a plain yes or yes.'],
  ['de', 'Der Preis der Batterie ist genau richtig.'],
  ['es', 'El precio de la batería no es correcto.'],
])('%s: leaves a predicate where ends were inferred: %s', (language, text) => {
  expect(trimHedges(text, language, true)).toBe(text);
});
