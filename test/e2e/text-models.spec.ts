import type { DownloadableModel, DownloadableModels } from '../../lib/ports/model-downloads.ts';
import type { SummaryContent } from '../../lib/records/summary.ts';
import { writtenSentences } from '../tiny-models/tiny-writer.ts';
import type { World } from '../world/world.ts';
import { expect, type Page, test } from './gloss.ts';
import { ownPage } from './model.ts';
import { callOffscreen, closeOffscreen } from './offscreen-document.ts';

const id = 'qwen3-0.6b';
const spoken = [
  'Welcome to the bakery on Mill Street.',
  'First we mix flour and water.',
  'The dough rests for two hours before it is baked.',
  'Then the loaves go into the oven for forty minutes.',
  'In the end they cool on a rack.',
];

const models = {
  list: (page: Page) => callOffscreen<DownloadableModels>(page, 'model-downloads', 'list'),
  download: (page: Page) => callOffscreen<DownloadableModel>(page, 'model-downloads', 'download', { id }),
  remove: (page: Page) => callOffscreen(page, 'model-downloads', 'remove', { id }),
};
const shown = async (page: Page, model = id) => (await models.list(page)).result.models.find((one) => one.id === model)!;
const hubRequests = (world: World) => world.requests.filter(({ host }) => /(?:^|\.)(?:huggingface\.co|hf\.co)$/.test(host));

const write = (page: Page) =>
  callOffscreen<{ result: SummaryContent; receipt: { model: string; dropped: number; outputTokens: number } }>(
    page,
    'models',
    'write',
    {
      model: { kind: 'onDevice', model: id },
      cues: spoken.map((text, index) => ({ index, startTime: index * 5, endTime: index * 5 + 4, text })),
      language: 'en',
      title: 'Baking bread',
      duration: 25,
      options: { product: 'summary', detailLevel: 400 },
      done: [],
    },
  );

test('a language model is downloaded, writes a checked summary, also offline, and is removed', async ({ gloss, world }) => {
  const page = await ownPage(gloss);
  // Without a graphics processor nothing is offered.
  expect(await shown(page)).toMatchObject({ purpose: 'text', state: 'absent' });
  expect(await shown(page)).not.toHaveProperty('device');
  expect((await models.download(page)).failure).toMatchObject({ code: 'noModel' });
  await page.evaluate(() => localStorage.setItem('text-on-cpu', 'yes'));
  await closeOffscreen(page);
  expect(await shown(page)).toMatchObject({ state: 'absent', device: 'wasm' });
  expect(await shown(page, 'qwen3-1.7b')).not.toHaveProperty('device');
  expect((await write(page)).failure).toMatchObject({ code: 'noModel' });
  expect(hubRequests(world)).toEqual([]);

  const { result: model, events } = await models.download(page);
  expect(model).toMatchObject({ state: 'ready' });
  expect(model.have).toBe(model.total);
  expect(events.length).toBeGreaterThan(0);

  const { result: first, events: growing } = await write(page);
  const lines = first.result.chapters.flatMap((chapter) => chapter.lines);
  expect(lines).toEqual([{ text: writtenSentences[0], cites: [2] }]);
  expect(first.receipt).toMatchObject({ model: id, dropped: 1 });
  expect(growing).toContainEqual(expect.objectContaining({ kind: 'step' }));

  // In a new offscreen document, with an unreachable hub.
  await closeOffscreen(page);
  const before = hubRequests(world).length;
  for (const host of ['huggingface.co', 'hf.co']) world.replace(host, { status: 500 });
  expect((await write(page)).result.result).toEqual(first.result);
  expect(hubRequests(world)).toHaveLength(before);

  await models.remove(page);
  expect(await shown(page)).toMatchObject({ state: 'absent', have: 0 });
  expect((await write(page)).failure).toMatchObject({ code: 'noModel' });
});
