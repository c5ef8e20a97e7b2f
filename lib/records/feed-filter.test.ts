import { describe, expect, it } from 'vitest';
import { createFeedFilter } from './feed-filter.ts';

describe('the feed filter', () => {
  it('hides nothing without settings', () => {
    expect(createFeedFilter()({ title: 'A loaf #shorts', kind: 'short' })).toBe(false);
  });

  it('hides kinds of all channels and those of one channel', () => {
    const isHidden = createFeedFilter({ feedHidden: ['live'] });
    expect(isHidden({ title: 'Now', kind: 'live' })).toBe(true);
    expect(isHidden({ title: 'A loaf', kind: 'short' })).toBe(false);
    expect(isHidden({ title: 'A loaf', kind: 'short' }, { feedHidden: ['short'] })).toBe(true);
    expect(isHidden({ title: 'A talk' }, { feedHidden: ['short', 'live'] })).toBe(false);
  });

  it.each([
    ['ad', 'My AD for you', true],
    ['ad', 'Bread', false],
    ['ad', 'Ads', false],
    ['live  now', 'We are LIVE now!', true],
    ['#shorts', 'A loaf #Shorts', true],
    ['C++', 'Learn c++ today', true],
    ['a.c', 'abc', false],
    ['é', 'Cafe\u0301', false],
    ['café', 'Cafe\u0301 culture', true],
    ['cafe', 'Café culture', true],
    ['CAFÉ', 'A cafe', true],
    ['パン', 'パンの話', true],
    ['ハン', 'パン の話', false],
    ['काम', 'कम बोलो', false],
    ['直播', '今晚直播预告', true],
    ['AI', '看AI新闻', true],
    ['광고', '광고가 있는 영상', true],
    ['премьера', 'Премьера сезона', true],
    ['  ', 'A title', false],
  ])('matches the muted word "%s" in "%s": %s', (word, title, isMuted) => {
    expect(createFeedFilter({ mutedWords: [word] })({ title })).toBe(isMuted);
  });

  it('matches any of many long words in a long title', () => {
    const mutedWords = Array.from({ length: 200 }, (_, index) => `${'a'.repeat(190)} ${index}`);
    const isHidden = createFeedFilter({ mutedWords });
    expect(isHidden({ title: 'a'.repeat(1000) })).toBe(false);
    expect(isHidden({ title: `${' '.repeat(500)}${'a'.repeat(190)} 199` })).toBe(true);
  });
});
