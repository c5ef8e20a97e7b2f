import { describe, expect, it } from 'vitest';
import { languageFit, languageTag } from './language.ts';
import { orderTracks, tracksToTry } from './track-choice.ts';

const track = (written: string) => ({
  trackId: written,
  language: written.replace('~', ''),
  provenance: written.startsWith('~') ? ('automatic' as const) : ('creator' as const),
});
/** `~` marks an automatic track. */
const order = (tracks: string, request: { requested?: string; spoken?: string }) =>
  orderTracks(tracks.split(' ').map(track), request)
    .map(({ language, provenance }) => (provenance === 'automatic' ? '~' : '') + language)
    .join(' ');

describe('orderTracks', () => {
  it.each([
    [
      'wanted before base before automatic before original',
      '~de ~en en-GB fr en de',
      { requested: 'en', spoken: 'de' },
      'en en-GB ~en de ~de fr',
    ],
    ['the base language serves a variant', '~fr en-US ~en-GB', { requested: 'en-GB', spoken: 'fr' }, 'en-US ~en-GB ~fr'],
    ['the original language when none is wanted', 'en ~de ja de-DE', { spoken: 'de' }, 'de-DE ~de en ja'],
    ['automatic of the original before others by hand', 'en ja ~de', { spoken: 'de' }, '~de en ja'],
    ['the original when the wanted is missing', 'ar en ~en', { requested: 'ko', spoken: 'en' }, 'en ~en ar'],
    ['by hand first when nothing is known', '~en fr', {}, 'fr ~en'],
    ['their own order when all are equal', 'fr en', {}, 'fr en'],
  ])('%s', (_, tracks, request, expected) => expect(order(tracks, request)).toBe(expected));

  it('never substitutes one script of Chinese for the other when one is requested', () => {
    expect(order('zh-Hant ~zh-Hans en', { requested: 'zh-Hans', spoken: 'en' })).toBe('~zh-Hans en zh-Hant');
    expect(order('zh-TW zh-CN', { requested: 'zh-Hans' })).toBe('zh-CN zh-TW');
    expect(order('zh-Hant en', { requested: 'zh-CN', spoken: 'en' })).toBe('en zh-Hant');
    expect(order('zh-Hans en zh-HK', { requested: 'zh-Hant', spoken: 'en' })).toBe('zh-HK en zh-Hans');
  });

  it('accepts either script when only Chinese is requested, and for the spoken language', () => {
    expect(order('en zh-Hant', { requested: 'zh', spoken: 'en' })).toBe('zh-Hant en');
    expect(order('en zh-Hant zh-Hans', { spoken: 'zh' })).toBe('zh-Hans zh-Hant en');
  });
});

describe('tracksToTry', () => {
  const tracks = ['en', '~en', 'de', 'fr'].map(track);
  const ids = (trackId?: string) => tracksToTry(tracks, trackId).map((one) => one.trackId);

  it('are the best few, or the requested one', () => {
    expect(ids()).toEqual(['en', '~en', 'de']);
    expect(ids('~en')).toEqual(['~en']);
    expect(ids('fr')).toEqual(['fr']);
  });

  it('are none when the requested one is missing', () => {
    expect(ids('ja')).toEqual([]);
    expect(ids('')).toEqual([]);
  });
});

describe('languages', () => {
  it.each([
    ['zh_CN', 'zh-CN'],
    ['EN-us', 'en-US'],
    ['eng', 'en'],
    [' de ', 'de'],
    ['English', ''],
    ['', ''],
    ['x'.repeat(1000), ''],
  ])('%s', (written, tag) => expect(languageTag(written)).toBe(tag));

  it.each([
    ['en', 'en', 'same'],
    ['en-US', 'en-GB', 'variant'],
    ['sr-Latn', 'sr', 'otherScript'],
    ['en', 'de', 'none'],
    ['', 'de', 'none'],
  ])('%s for %s', (offered, wanted, fit) => expect(languageFit(offered, wanted)).toBe(fit));
});
