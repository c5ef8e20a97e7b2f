import { expect, it } from 'vitest';
import { AddressKind } from '../../lib/contract/urls.ts';
import { classifyUrl } from '../../lib/sites/classify-url.ts';
import { sites } from '../../lib/sites/index.ts';
import { addressCases } from '../../lib/sites/testing/address-cases.ts';
import { openPageAddressCases } from '../../lib/sites/testing/open-page-address-cases.ts';
import { podcastAddressCases } from '../../lib/sites/testing/podcast-address-cases.ts';
import { publicAddressCases } from '../../lib/sites/testing/public-address-cases.ts';
import { otherRows } from './other-rows.ts';
import { podcastRows } from './podcast-rows.ts';
import { publicRows } from './public-rows.ts';
import { videoRows } from './video-rows.ts';

const cases = { ...addressCases, ...podcastAddressCases, ...publicAddressCases, ...openPageAddressCases };
const rows = { ...videoRows, ...podcastRows, ...otherRows, ...publicRows };

const addressKinds = Object.values(AddressKind.def.entries);

/** Sites of files, of players on a host of their own, and of any page, which have nothing but media items. */
const ofMediaOnly = ['acast', 'brightcove', 'bunny', 'generic', 'jwPlayer', 'localFile', 'simplecast', 'vidyard'];

it('every site knows its media items and its lists, persons or searches by their addresses', () => {
  const written = [
    ...Object.values(cases).flatMap((list) => list.flatMap(([, , ...addresses]) => addresses)),
    ...Object.values(rows).flatMap((list) => list.map(({ address }) => address)),
  ];
  const kindsOf = new Map<string, Map<string, number>>();
  for (const { site, kind } of written.flatMap((address) => classifyUrl(address) ?? [])) {
    const kinds = kindsOf.get(site) ?? new Map<string, number>();
    kindsOf.set(site, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
  }
  const line = (name: string, cells: readonly (string | number)[]) =>
    name.padEnd(17) + cells.map((one) => String(one).padStart(10)).join('');
  console.log(
    [
      line('site', addressKinds),
      ...[...kindsOf].map(([site, kinds]) =>
        line(
          site,
          addressKinds.map((kind) => kinds.get(kind) ?? '-'),
        ),
      ),
    ].join('\n'),
  );
  const media = ['video', 'audio', 'clip', 'short', 'live'];
  const has = (site: string, isMedia: boolean) =>
    [...(kindsOf.get(site)?.keys() ?? [])].some((kind) => kind !== 'shortLink' && media.includes(kind) === isMedia);
  const names = sites.map(({ name }) => name);
  expect(names.filter((name) => !has(name, true))).toEqual([]);
  expect(names.filter((name) => !has(name, false)).sort()).toEqual(ofMediaOnly);
});
