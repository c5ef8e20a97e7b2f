import { expect, it } from 'vitest';
import { fakePorts, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import type { Booking } from '../../ports/meter.ts';
import { createService } from '../service.ts';

function setUp() {
  const ports = fakePorts();
  const booked: Booking[] = [];
  const keys = new Set<string>();
  ports.meter.bookSeconds = async (booking) => {
    booked.push(booking);
    const isNew = !keys.has(booking.key);
    keys.add(booking.key);
    return { costDuration: isNew ? booking.seconds : 0, remainingTime: 1e6 };
  };
  return { ports, booked, keys, client: serviceClient(createService(ports).handlers) };
}

it('an output language that is spoken needs no model, and costs nothing more', async () => {
  const { client, keys } = setUp();
  const plain = await client.summarize({ url: talkUrl });
  for (const outputLanguage of ['en', 'en-GB']) {
    const summary = await client.summarizeWithConfig({ url: talkUrl, promptConfig: { outputLanguage } });
    expect(summary).toMatchObject({ summary: plain.summary, costDuration: 0 });
    expect(await client.summarizeByChapter({ url: talkUrl, outputLanguage })).toMatchObject({ costDuration: 0 });
  }
  expect(keys.size).toBe(1);
  for (const outputLanguage of ['de', 'zh']) {
    const refused = client.summarizeWithConfig({ url: talkUrl, promptConfig: { outputLanguage } });
    await expect(refused).rejects.toMatchObject({ code: 'noModel', message: expect.stringContaining(outputLanguage) });
  }
  expect(keys.size).toBe(1);
});

it('a language that no track has selects the preferred track, and costs nothing more', async () => {
  const { client, keys, ports } = setUp();
  await client.summarize({ url: talkUrl });
  const promptConfig = { audioLanguage: 'fr' };
  const summary = await client.summarizeWithConfig({ url: talkUrl, includeDetail: true, promptConfig });
  expect(summary).toMatchObject({ costDuration: 0, detail: { language: 'en' } });
  expect(keys.size).toBe(1);
  expect(await ports.database.summaries.count()).toBe(1);
});

it('media of unknown duration lasts as long as its captions, which are booked', async () => {
  const { client, ports, booked } = setUp();
  ports.page.mediaItem = { ...ports.page.mediaItem, duration: 0 };
  const { detail } = await client.summarize({ url: talkUrl, includeDetail: true });
  expect(detail?.duration).toBe(29);
  expect(booked.map(({ seconds }) => seconds)).toEqual([29]);
});

it('a configured model is selected by its own name too', async () => {
  const { client } = setUp();
  await client.saveProvider({ kind: 'openaiCompatible', name: 'Home', baseUrl: 'https://m.example/v1', model: 'org/small' });
  for (const model of ['org/small', 'Home']) {
    await expect(client.express({ url: talkUrl, model })).rejects.toMatchObject({ code: 'modelFailed' });
  }
  await expect(client.express({ url: talkUrl, model: 'org/large' })).rejects.toMatchObject({ code: 'noModel' });
});
