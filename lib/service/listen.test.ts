import { describe, expect, it } from 'vitest';
import { fakeReceipt } from '../../test/fake-ports.ts';
import { deepgram, fakeSpeech, setUpHearing as setUp, streamUrl, episodeUrl as url, words } from '../../test/fake-speech.ts';
import { Failure } from '../contract/failure.ts';
import { operations } from '../contract/index.ts';
import { inProcessClient } from '../doors/in-process.ts';
import { createService } from './service.ts';

describe('listening', () => {
  it('is no way around a medium that is no file, and says that it can be heard while it plays', async () => {
    const { client, ports, requests } = setUp();
    ports.page.open = true;
    ports.page.medium = { ...ports.page.medium, url: streamUrl, tracks: [] };
    const asked = { url: streamUrl, transcribeProvider: 'onDevice' };
    await expect(client.getSubtitle(asked)).rejects.toMatchObject({ code: 'noSound', details: { reason: 'stream' } });
    expect(requests).toEqual([]);
    const { taskId } = await client.createTask({
      url: streamUrl,
      product: 'transcript',
      soundId: 'tab-1',
      promptConfig: { transcribeProvider: 'onDevice' },
    });
    await expect.poll(async () => (await client.getSummaryTaskStatus({ taskId })).status).toBe('completed');
    expect(requests[0]?.sound).toEqual({ kind: 'kept', soundId: 'tab-1' });
    expect((await client.getSubtitle({ url: streamUrl })).detail.provenance).toBe('transcribed');
  });

  it('finds a file of this device by its address, and asks nobody for it', async () => {
    const { client, requests } = setUp();
    const file = 'https://file.gloss.invalid/0a1b2c3d-1111/Lesson%201.mp3';
    await client.estimateTranscript({ url: file });
    const { detail } = await client.getSubtitle({ url: file, transcribeProvider: 'onDevice' });
    expect(detail).toMatchObject({ title: 'Lesson 1.mp3', duration: 29, provenance: 'transcribed' });
    expect(requests[0]?.sound).toEqual({ kind: 'kept', soundId: '0a1b2c3d-1111' });
  });

  it('leaves captions alone, unless the words are to be heard in any case', async () => {
    const { client, ports, requests } = setUp();
    ports.page.open = true;
    ports.page.medium = { ...ports.page.medium, soundUrl: url };
    const page = { url: ports.page.medium.url, transcribeProvider: 'onDevice' };
    expect((await client.getSubtitle(page)).detail.trackId).toBe('en');
    expect(requests).toHaveLength(0);
    expect((await client.getSubtitle({ ...page, trackId: 'speech' })).detail.trackId).toBe('speech');
    const { detail } = await client.getSubtitle({ url: page.url, trackId: 'en' });
    expect(detail.tracks.map(({ trackId }) => trackId)).toEqual(['en', 'speech']);
    expect(requests).toHaveLength(1);
  });

  it('shows what was heard so far, and sums that up if asked', async () => {
    const gates = words.map(() => Promise.withResolvers<void>());
    const { client, ports } = setUp(fakeSpeech((step) => gates[step]!.promise));
    const asked = { product: 'transcript' as const, promptConfig: { transcribeProvider: 'onDevice' } };
    const { taskId } = await client.createTask({ url, ...asked });
    gates[0]!.resolve();
    const status = () => client.getSummaryTaskStatus({ taskId });
    await expect.poll(async () => (await status()).progress).toEqual({ done: 10, total: 30 });
    expect((await status()).stage).toBe('listening');
    const { detail } = await client.getSubtitle({ url });
    expect(detail.subtitlesArray.map(({ text }) => text)).toEqual(words.slice(0, 1));
    expect((await client.summarize({ url })).summary).not.toContain('trains');
    for (const { resolve } of gates) resolve();
    await expect.poll(async () => (await status()).status).toBe('completed');
    // The part is no answer to who asks for the whole.
    expect((await client.summarize({ url })).summary).toContain('trains');
    expect(await ports.database.steps.count()).toBe(0);
  });

  it('goes on where a killed host left it, and hears nothing twice', async () => {
    const gates = words.map(() => Promise.withResolvers<void>());
    const first = setUp(fakeSpeech((step) => gates[step]!.promise));
    const { taskId } = await first.client.createTask({
      url,
      product: 'transcript',
      promptConfig: { transcribeProvider: 'onDevice' },
    });
    gates[0]!.resolve();
    gates[1]!.resolve();
    await expect.poll(() => first.ports.database.steps.count()).toBe(2);
    // What the dead host would still do comes to nothing; its store is the next one's.
    const next = fakeSpeech();
    const service = createService({ ...first.ports, speech: next.speech });
    await service.resume();
    await expect.poll(async () => (await first.ports.store.getTask(taskId))?.status).toBe('completed');
    expect(next.steps()).toBe(1);
  });

  it('rests when told so, also over a restart, and goes on', async () => {
    const gates = words.map(() => Promise.withResolvers<void>());
    const { client, ports, requests, speech } = setUp(fakeSpeech((step) => gates[step]!.promise));
    const asked = { product: 'transcript' as const, promptConfig: { transcribeProvider: 'onDevice' } };
    const { taskId } = await client.createTask({ url, ...asked });
    gates[0]!.resolve();
    await expect.poll(() => ports.database.steps.count()).toBe(1);
    expect(await client.pauseTask({ taskId, isPaused: true })).toMatchObject({ status: 'pending' });
    for (const { resolve } of gates) resolve();
    const later = createService({ ...ports, speech });
    await later.resume();
    expect(requests).toHaveLength(1);
    expect(await ports.database.steps.count()).toBe(1);
    const again = inProcessClient(operations, later.handlers);
    await again.pauseTask({ taskId, isPaused: false });
    expect((await again.getSubtitle({ url, transcribeProvider: 'onDevice' })).detail.subtitlesArray).toHaveLength(3);
    expect(requests[1]?.done).toHaveLength(1);
  });

  const asTask = { transcribeProvider: 'onDevice' };

  it('goes on beside a summary of what was heard so far, which is not the task that listens', async () => {
    const gates = words.map(() => Promise.withResolvers<void>());
    const { client, ports } = setUp(fakeSpeech((step) => gates[step]!.promise));
    const { taskId } = await client.createTask({ url, product: 'summary', promptConfig: asTask });
    gates[0]!.resolve();
    await expect.poll(() => ports.database.steps.count()).toBe(1);
    const soFar = await client.createSummaryTask({ url });
    expect(soFar.taskId).not.toBe(taskId);
    await expect
      .poll(async () => (await client.getSummaryTaskStatus({ taskId: soFar.taskId })).summary)
      .toContain('Clocks came to towers');
    expect((await client.getSummaryTaskStatus({ taskId })).status).toBe('pending');
    // Another capture of the same medium is heard too.
    const second = await client.createTask({ url, product: 'summary', soundId: 'tab-2', promptConfig: asTask });
    expect(second.taskId).not.toBe(taskId);
    await client.cancelSummaryTask({ taskId: second.taskId });
    await client.cancelSummaryTask({ taskId });
  });

  it('costs what was heard, where only a part was', async () => {
    const gates = words.map(() => Promise.withResolvers<void>());
    const { client, ports } = setUp(fakeSpeech((step) => gates[step]!.promise));
    ports.page.open = true;
    ports.page.medium = { ...ports.page.medium, url: streamUrl, tracks: [], duration: 36_000 };
    const { taskId } = await client.createTask({ url: streamUrl, soundId: 'tab-1', promptConfig: asTask });
    gates[0]!.resolve();
    await expect.poll(() => ports.database.steps.count()).toBe(1);
    const booked: number[] = [];
    ports.meter.book = async ({ seconds }) => {
      booked.push(seconds);
      return { costDuration: seconds, remainingTime: 0 };
    };
    await client.summarize({ url: streamUrl });
    expect(booked).toEqual([9]);
    await client.cancelSummaryTask({ taskId });
  });

  it('has the readable text of all of it, though one was made of a part', async () => {
    const gates = words.map(() => Promise.withResolvers<void>());
    const { client, ports } = setUp(fakeSpeech((step) => gates[step]!.promise));
    const { taskId } = await client.createTask({ url, product: 'transcript', promptConfig: asTask });
    gates[0]!.resolve();
    await expect.poll(() => ports.database.steps.count()).toBe(1);
    expect((await client.getPolishedText({ url })).segments.map(({ polishedText }) => polishedText)).toEqual([words[0]]);
    for (const { resolve } of gates) resolve();
    await expect.poll(async () => (await client.getSummaryTaskStatus({ taskId })).status).toBe('completed');
    const whole = await client.getPolishedText({ url });
    expect(whole.segments.map(({ polishedText }) => polishedText)).toEqual([words.join(' ')]);
    expect((await client.getPolishedText({ url })).segments[0]?.fromCache).toBe(true);
  });

  it('translates what was heard so far', async () => {
    const gates = words.map(() => Promise.withResolvers<void>());
    const { client, ports } = setUp(fakeSpeech((step) => gates[step]!.promise));
    ports.models.translate = async ({ cues }) => ({ result: cues.map(({ text }) => text.toUpperCase()), receipt: fakeReceipt });
    await client.saveProvider({ kind: 'openaiCompatible', name: 'Small', model: 'small', baseUrl: 'http://localhost:1' });
    const { taskId } = await client.createTask({ url, product: 'transcript', promptConfig: asTask });
    gates[0]!.resolve();
    await expect.poll(() => ports.database.steps.count()).toBe(1);
    const { detail } = await client.translateSubtitles({ url, outputLanguage: 'de' });
    expect(detail.subtitlesArray.map(({ text }) => text)).toEqual([words[0]!.toUpperCase()]);
    await client.cancelSummaryTask({ taskId });
  });

  it('leaves the whole in place until another one is there', async () => {
    const { client, ports } = setUp();
    await client.getSubtitle({ url, transcribeProvider: 'onDevice' });
    const gates = words.map(() => Promise.withResolvers<void>());
    const anew = createService({ ...ports, speech: fakeSpeech((step) => gates[step]!.promise).speech });
    const again = inProcessClient(operations, anew.handlers);
    const { taskId } = await again.createTask({ url, promptConfig: { ...asTask, isRefresh: true } });
    gates[0]!.resolve();
    await expect.poll(() => ports.database.steps.count()).toBe(1);
    await again.cancelSummaryTask({ taskId });
    gates[1]!.resolve();
    expect((await again.getSubtitle({ url })).detail.subtitlesArray).toHaveLength(3);
  });

  it('goes on when it is told to while it is being paused, and whoever waits for it waits on', async () => {
    const gates = words.map(() => Promise.withResolvers<void>());
    const { client, ports, requests } = setUp(fakeSpeech((step) => gates[step]!.promise));
    const waiting = client.getSubtitle({ url, transcribeProvider: 'onDevice' });
    gates[0]!.resolve();
    await expect.poll(() => ports.database.steps.count()).toBe(1);
    const { taskId } = (await ports.store.pendingTasks())[0]!;
    const pausing = client.pauseTask({ taskId, isPaused: true });
    const going = client.pauseTask({ taskId, isPaused: false });
    await pausing;
    for (const { resolve } of gates) resolve();
    await going;
    expect((await waiting).detail.subtitlesArray).toHaveLength(3);
    expect(await ports.store.getTask(taskId)).toMatchObject({ status: 'completed' });
    expect(requests).toHaveLength(2);
  });

  it('does nothing for a task that was called off while it was told to go on', async () => {
    const gates = words.map(() => Promise.withResolvers<void>());
    const { client, ports, requests } = setUp(fakeSpeech((step) => gates[step]!.promise));
    const { taskId } = await client.createTask({ url, promptConfig: asTask });
    gates[0]!.resolve();
    await expect.poll(() => ports.database.steps.count()).toBe(1);
    await client.pauseTask({ taskId, isPaused: true });
    const going = client.pauseTask({ taskId, isPaused: false });
    await expect.poll(async () => (await ports.store.getTask(taskId))?.isPaused).toBe(false);
    await client.cancelSummaryTask({ taskId });
    for (const { resolve } of gates) resolve();
    await going;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await ports.store.getTask(taskId)).toMatchObject({ status: 'failed', failure: { code: 'cancelled' } });
    expect(requests).toHaveLength(1);
  });

  it('that rests goes on when it is asked for again, as the one task of it', async () => {
    const gates = words.map(() => Promise.withResolvers<void>());
    const { client, ports } = setUp(fakeSpeech((step) => gates[step]!.promise));
    const { taskId } = await client.createTask({ url, promptConfig: asTask });
    gates[0]!.resolve();
    await expect.poll(() => ports.database.steps.count()).toBe(1);
    await client.pauseTask({ taskId, isPaused: true });
    for (const { resolve } of gates) resolve();
    expect((await client.createTask({ url, promptConfig: asTask })).taskId).toBe(taskId);
    await expect.poll(async () => (await client.getSummaryTaskStatus({ taskId })).status).toBe('completed');
  });

  it('hears nothing again after a host that died once all was heard', async () => {
    const { ports } = setUp();
    const { putContent } = ports.store;
    const dying = {
      ...ports.store,
      putContent: async (content: Parameters<typeof putContent>[0]) => {
        if (content.tracks.some(({ trackId }) => trackId === 'speech')) throw new Failure('storageFull', 'dies here');
        return putContent(content);
      },
    };
    const fake = fakeSpeech();
    const first = inProcessClient(operations, createService({ ...ports, store: dying, speech: fake.speech }).handlers);
    const asked = { url, transcribeProvider: 'onDevice', audioLanguage: 'en' };
    await expect(first.getSubtitle(asked)).rejects.toMatchObject({ code: 'storageFull' });
    const next = fakeSpeech();
    const second = inProcessClient(operations, createService({ ...ports, speech: next.speech }).handlers);
    expect((await second.getSubtitle(asked)).detail.subtitlesArray).toHaveLength(3);
    expect(next.steps()).toBe(0);
    expect(await ports.database.steps.count()).toBe(0);
  });

  it('is told the price of the sound where it is now', async () => {
    const { client, ports } = setUp();
    ports.page.open = true;
    ports.page.medium = { ...ports.page.medium, url: streamUrl, tracks: [], soundUrl: 'https://cdn.example.org/a.mp3?until=1' };
    const sounds: unknown[] = [];
    ports.speech.estimate = async ({ sound }) => {
      sounds.push(sound);
      return { seconds: 30, soundBytes: 1, sentBytes: 0 };
    };
    await client.estimateTranscript({ url: streamUrl });
    ports.page.medium = { ...ports.page.medium, soundUrl: 'https://cdn.example.org/a.mp3?until=2' };
    await client.estimateTranscript({ url: streamUrl });
    expect(sounds).toMatchObject([
      { url: 'https://cdn.example.org/a.mp3?until=1' },
      { url: 'https://cdn.example.org/a.mp3?until=2' },
    ]);
  });

  it('tells why it failed, and pays for nothing twice when it is tried again', async () => {
    let isTired = true;
    const fake = fakeSpeech(async (step) => {
      if (step === 2 && isTired) throw new Failure('rateLimited', 'slow down');
    });
    const { client, ports } = setUp(fake);
    const asked = { url, transcribeProvider: 'onDevice' };
    await expect(client.getSubtitle(asked)).rejects.toMatchObject({ code: 'rateLimited' });
    expect((await client.getSubtitle({ url })).detail.subtitlesArray).toHaveLength(2);
    isTired = false;
    expect((await client.getSubtitle(asked)).detail.subtitlesArray).toHaveLength(3);
    expect(fake.steps()).toBe(3);
    expect(await ports.database.steps.count()).toBe(0);
  });

  it('refuses who is not there', async () => {
    const { client } = setUp();
    await expect(client.getSubtitle({ url, transcribeProvider: 'deepgram' })).rejects.toMatchObject({ code: 'noModel' });
    await expect(client.updateSettings({ transcriber: 'nobody' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(client.pauseTask({ taskId: 'none', isPaused: true })).rejects.toMatchObject({ code: 'notFound' });
    await expect(client.saveProvider({ ...deepgram, kind: 'openaiTranscription' })).rejects.toMatchObject({ code: 'invalid' });
  });
});
