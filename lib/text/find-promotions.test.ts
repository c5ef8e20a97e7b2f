import { describe, expect, it } from 'vitest';
import { readDocument } from './document.ts';
import { extractSummary } from './extract-summary.ts';
import { findPromotions } from './find-promotions.ts';
import { talkCues } from './fixtures/talk.ts';

const promotionsOf = (sentences: readonly string[], language: string) =>
  findPromotions(
    readDocument(
      sentences.map((text) => ({ text })),
      language,
    ).statements,
    language,
  ).map(({ kind, from, to }) => [kind, from, to]);

describe('parts that advertise', () => {
  it('are a sponsor read to its last offer, and calls to subscribe', () => {
    const sentences = [
      'Bees make honey from nectar.',
      'This video is sponsored by Acme Mattresses.',
      'Their beds adapt to your back.',
      'Use code BEES for ten percent off at the link in the description.',
      'Now the queen lays her eggs in spring.',
      'If you like bees, please subscribe and hit the bell.',
    ];
    expect(promotionsOf(sentences, 'en')).toEqual([
      ['sponsor', 1, 4],
      ['subscription', 5, 6],
    ]);
  });

  it.each([
    ['de', 'Dieses Video wird gesponsert von Muster.', 'Mit dem Code BIENE gibt es Rabatt.'],
    ['fr', 'Cette vidéo est sponsorisée par Exemple.', 'Le code promo est ABEILLE.'],
    ['es', 'Este video está patrocinado por Ejemplo.', 'El enlace está en la descripción.'],
    ['zh', '本期视频由某某公司赞助播出。', '优惠码在下面。'],
    ['ja', 'この動画は例社の提供でお送りします。', '概要欄のリンクをご覧ください。'],
  ])('are found in %s', (language, sponsor, offer) =>
    expect(promotionsOf([sponsor, offer], language)).toEqual([['sponsor', 0, 2]]),
  );

  it.each([
    'The museum was sponsored by the city for thirty years.',
    'Our team discussed the discount for large orders.',
    'Subscribers of the paper received it by mail.',
    'The function sends an event to everyone who subscribes.',
  ])('are not "%s"', (sentence) => expect(promotionsOf([sentence], 'en')).toEqual([]));

  it.each(['我们当时有一百多万人点赞。', '本期由教育家杂志主办的沙龙活动。'])('are not "%s"', (sentence) =>
    expect(promotionsOf([sentence], 'zh')).toEqual([]),
  );

  it('are none in a language without a list', () => {
    expect(promotionsOf(['This video is sponsored by Acme.'], 'sw')).toEqual([]);
  });

  it('are left out of a summary and named in it, unless they are wanted', () => {
    const plain = talkCues();
    const cues = [
      ...plain,
      'This video is sponsored by Honey Bees Bread Company, which bakes sourdough bread with honey from bees.',
    ].map((cue, index) => (typeof cue === 'string' ? { index, text: cue, startTime: 140, endTime: 150 } : cue));
    const summaryOf = (includePromotions: boolean) =>
      extractSummary({ cues, language: 'en', duration: 150, detailLevel: 1000, includePromotions });
    const citesAd = ({ lines, chapters }: ReturnType<typeof summaryOf>) =>
      [...lines, ...chapters.flatMap((chapter) => chapter.lines)].some(({ cites }) => cites.includes(plain.length));
    expect(citesAd(summaryOf(true))).toBe(true);
    expect(citesAd(summaryOf(false))).toBe(false);
    expect(summaryOf(false).promotions).toEqual([{ kind: 'sponsor', from: plain.length, to: plain.length + 1 }]);
    expect(extractSummary({ cues: plain, language: 'en', duration: 140, detailLevel: 500 }).promotions).toBeUndefined();
  });
});
