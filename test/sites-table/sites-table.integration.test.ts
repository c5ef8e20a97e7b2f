import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../lib/contract/failure.ts';
import { encodeBase64 } from '../../lib/encoding/base64.ts';
import type { Page } from '../../lib/ports/pages.ts';
import { engine } from '../../lib/service/engine/offline-engine.ts';
import { createService } from '../../lib/service/service.ts';
import { contentIdOf } from '../../lib/sites/content-id.ts';
import { detectUrl } from '../../lib/sites/detect-url.ts';
import { sites } from '../../lib/sites/index.ts';
import { fakePorts } from '../fake-ports.ts';
import { startWorld, type World } from '../world/world.ts';
import { otherRows } from './other-rows.ts';
import { podcastRows } from './podcast-rows.ts';
import { publicRows } from './public-rows.ts';
import { type Column, columns, type Row } from './row.ts';
import { videoRows } from './video-rows.ts';
import { worldFetch } from './world-fetch.ts';

/** The rows of each site, by its name. */
const rows = { ...videoRows, ...podcastRows, ...otherRows, ...publicRows };

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** The checks that passed: the cells of the table. */
const passed = new Map<string, number>();
const cell = (site: string, column: Column) => passed.get(`${site} ${column}`) ?? 0;
const pass = (site: string, column: Column) => void passed.set(`${site} ${column}`, cell(site, column) + 1);

/** The address read by the whole service, with the world as its internet. */
async function read({ address, page }: Row) {
  const ports = fakePorts();
  const fetch = worldFetch(world);
  const open: Page | undefined = page && {
    media: async () => [],
    player: async () => null,
    cues: async () => [],
    async fetch({ url, maxBytes, post, clientId }) {
      const fetch = worldFetch(world, { ...page, ...(clientId && { 'client-id': clientId }) }, post);
      const { bytes, ...answer } = await fetch(url, { maxBytes, reason: 'page', signal: new AbortController().signal });
      return { ...answer, base64: encodeBase64(bytes) };
    },
  };
  const service = createService({ ...ports, engine, fetch, pages: { find: async () => open } });
  const context = { signal: new AbortController().signal };
  const answer = await service.handlers.getSubtitle({ url: address }, context).catch((error: unknown) => Failure.from(error));
  const [content] = await ports.database.contents.toArray();
  return answer instanceof Failure ? { content, failure: answer } : { content, detail: answer.detail };
}

describe.each(Object.entries(rows))('%s', (site, list) => {
  for (const row of list) {
    const { address, url, metadata, captions, chapters, failures } = row;
    if (url !== undefined) {
      it(`knows ${address}`, () => {
        const found = detectUrl(address);
        const own = found?.site === site ? found : null;
        // A page's id is made of its address, so only its kind is listed here.
        expect(own && (site === 'generic' ? 'web' : contentIdOf(own))).toBe(url);
        pass(site, 'url');
      });
    }
    if (metadata ?? captions ?? chapters ?? failures) {
      it(`reads ${address}${row.page ? ' in its page' : ''}`, async () => {
        const { content, detail, failure } = await read(row);
        expect(failure?.code).toBe(failures);
        if (failures) pass(site, 'failures');
        if (metadata) {
          expect(content).toMatchObject(metadata);
          pass(site, 'metadata');
        }
        if (chapters) {
          expect(content?.chapters).toEqual(chapters);
          pass(site, 'chapters');
        }
        if (captions) {
          const { language, provenance, subtitlesArray } = detail!;
          expect({ language, provenance, words: subtitlesArray.map(({ text }) => text) }).toEqual(captions);
          pass(site, 'captions');
        }
      });
    }
  }
});

it('every site is known by its addresses, and gives words or says why not', () => {
  const names = sites.map(({ name }) => name);
  const table = [['site', ...columns], ...names.map((name) => [name, ...columns.map((column) => cell(name, column) || '-')])];
  console.log(
    table.map(([name, ...cells]) => String(name).padEnd(16) + cells.map((one) => String(one).padStart(10)).join('')).join('\n'),
  );
  const untested = names.filter((name) => !cell(name, 'url') || !(cell(name, 'captions') + cell(name, 'failures')));
  expect(untested).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(Object.keys(rows)));
});
