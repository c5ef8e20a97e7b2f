import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalFileUrl, canonicalPageUrl, mediaUrl, partOfUrl, removeTracking } from './canonical-url.ts';
import { contentIdOf, pageContentId, partOf } from './content-id.ts';

const canonical = (url: string) => canonicalPageUrl(new URL(url));

describe('canonicalPageUrl', () => {
  it.each([
    ['https://example.com/a?utm_source=x&id=7&fbclid=1#comments', 'https://example.com/a?id=7'],
    ['https://example.com/a?utm_source=x', 'https://example.com/a'],
    ['https://example.com/p?si=1', 'https://example.com/p?si=1'],
    ['https://example.com/p?feature=a', 'https://example.com/p?feature=a'],
    ['https://notyoutube.com/p?si=1', 'https://notyoutube.com/p?si=1'],
    ['https://www.youtube.com/playlist?list=a&si=1&feature=share', 'https://www.youtube.com/playlist?list=a'],
    ['https://open.spotify.com/show/a?si=1', 'https://open.spotify.com/show/a'],
    ['https://example.com/a???b', 'https://example.com/a???b'],
    ['https://example.com/a?t=1h2m3s', 'https://example.com/a'],
    ['https://example.com/a?t=1:30', 'https://example.com/a'],
    ['https://forum.example.com/viewtopic.php?t=123', 'https://forum.example.com/viewtopic.php?t=123'],
    ['https://example.com/#/talks/3', 'https://example.com/#/talks/3'],
    ['https://user:secret@example.com/a', 'https://example.com/a'],
    ['https://EXAMPLE.com:443/a?q=a%20b', 'https://example.com/a?q=a%20b'],
    ['https://example.com/watch?v=1&list=2&p=3&h=4', 'https://example.com/watch?v=1&list=2&p=3&h=4'],
  ])('%s', (url, expected) => expect(canonical(url)).toBe(expected));

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        expect(canonical(canonical(url))).toBe(canonical(url));
      }),
    );
  });

  it('removeTracking retains the start time, and canonicalFileUrl removes it', () => {
    expect(removeTracking(new URL('https://youtu.be/a?si=1&t=30#x')).href).toBe('https://youtu.be/a?t=30#x');
    expect(canonicalFileUrl(new URL('https://example.com/a.mp3?t=30'))).toBe('https://example.com/a.mp3');
  });
});

describe('mediaUrl', () => {
  it('names a part and can be parsed, beside a route of the page too', () => {
    for (const page of ['https://example.com/a', 'https://example.com/#/talks/3']) {
      const url = new URL(mediaUrl(page, 'abc'));
      expect(partOfUrl(url)).toBe('abc');
      expect(canonicalPageUrl(url)).toBe(page);
    }
    expect(mediaUrl('https://example.com/a')).toBe('https://example.com/a');
    expect(partOfUrl(new URL('https://example.com/a#medium=x'))).toBeUndefined();
  });
});

describe('content ids', () => {
  it('are composed of the site and its id', () => {
    expect(contentIdOf({ site: 'youtube', id: 'dQw4w9WgXcQ', kind: 'short', canonicalUrl: '' })).toBe('youtube:dQw4w9WgXcQ');
  });

  it('are composed of the page and the part', () => {
    expect(pageContentId('https://example.com/a?utm_source=x')).toBe(pageContentId('https://example.com/a'));
    expect(pageContentId('https://example.com/a')).not.toBe(pageContentId('https://example.com/b'));
    expect(pageContentId('https://example.com/a', '1')).toBe(`${pageContentId('https://example.com/a')}:1`);
  });

  it('distinguish parts by the file without its signature, or by position', () => {
    expect(partOf('https://cdn.example.com/a.mp4?sig=1', 0)).toBe(partOf('https://cdn.example.com/a.mp4?sig=2', 5));
    expect(partOf('https://cdn.example.com/a.mp4', 0)).not.toBe(partOf('https://cdn.example.com/b.mp4', 0));
    expect(partOf('blob:https://example.com/1-2', 3)).toBe('3');
    expect(partOf(undefined, 0)).toBe('0');
  });
});
