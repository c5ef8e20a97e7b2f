import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { classifyUrl } from './classify-url.ts';
import { detectUrl } from './detect-url.ts';
import { addressCases } from './testing/address-cases.ts';
import { openPageAddressCases } from './testing/open-page-address-cases.ts';
import { podcastAddressCases } from './testing/podcast-address-cases.ts';
import { publicAddressCases } from './testing/public-address-cases.ts';

const cases = { ...addressCases, ...podcastAddressCases, ...publicAddressCases, ...openPageAddressCases };

describe('classifyUrl', () => {
  const rows = Object.entries(cases).flatMap(([site, kinds]) =>
    kinds.flatMap(([kind, id, ...addresses]) => addresses.map((address) => ({ site, kind, id, address }))),
  );

  it.each(rows)('$address is a $kind', ({ site, kind, id, address }) => {
    const known = classifyUrl(address);
    expect(known).toMatchObject({ site, kind, id });
    // The page of a short or of a live stream is that of any video.
    const isVideoLater = site === 'youtube' && !id.endsWith('/live') && (kind === 'short' || kind === 'live');
    expect(classifyUrl(known!.canonicalUrl)).toEqual(isVideoLater ? { ...known, kind: 'video' } : known);
  });

  it('gives one canonical address to all forms of what a site names', () => {
    const rest = Object.entries(cases).filter(([site]) => site !== 'generic');
    for (const [site, kinds] of rest)
      for (const [kind, id, ...addresses] of kinds)
        if (kind !== 'shortLink')
          expect(new Set(addresses.map((address) => classifyUrl(address)?.canonicalUrl)), `${site} ${kind} ${id}`).toHaveLength(
            1,
          );
  });

  it.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/feed/subscriptions',
    'https://www.youtube.com/about',
    'https://www.youtube.com/podcasts',
    'https://www.youtube.com/results',
    'https://vimeo.com/upgrade',
    'https://www.twitch.tv/directory',
    'https://x.com/home',
    'https://x.com.evil.example/slowkitchen',
    'https://user@x.com/slowkitchen',
    'https://x.com:8443/slowkitchen',
    'https://www.tiktok.com/',
    'https://soundcloud.com/stream',
    'https://bit.ly/',
    'https://example.com/slowkitchen',
    'ftp://x.com/slowkitchen',
    `https://x.com/hashtag/${'x'.repeat(300)}`,
    `https://x.com/search?q=${'x'.repeat(300)}`,
    'talk.mp4',
    'not an address',
    '',
  ])('%s is no address of a site', (address) => expect(classifyUrl(address)).toBeNull());

  it('agrees with detectUrl on media items, but for clips', () => {
    const media = rows.flatMap(({ address, kind }) => (kind === 'clip' ? [] : (detectUrl(address) ?? [])));
    expect(media.length).toBeGreaterThan(20);
    for (const item of media) expect(classifyUrl(item.canonicalUrl)).toEqual(detectUrl(item.canonicalUrl));
  });

  it('takes time in proportion to a hostile address', () => {
    const hosts = ['x.com', 'www.youtube.com', 'open.spotify.com', 'www.bilibili.tv', 'vimeo.com', 'pca.st'];
    for (const unit of ['/a', '_', '%40', 'a', '#', '/podcast/'])
      expectLinear(4000, (size) => {
        for (const host of hosts) classifyUrl(`https://${host}/${unit.repeat(size)}!`);
      });
    expectLinear(4000, (size) => classifyUrl('a.'.repeat(size)));
  });
});

it('classifies what Instagram shares as a short link', () =>
  expect(classifyUrl('https://www.instagram.com/share/reel/BAxyz12')).toMatchObject({ kind: 'shortLink' }));
