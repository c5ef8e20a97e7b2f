import { describe, expect, it } from 'vitest';
import { fakePorts, fakeReceipt } from '../../test/fake-ports.ts';
import { doors } from '../../test/service-doors.ts';
import { Failure } from '../contract/failure.ts';
import { operations } from '../contract/index.ts';
import { inProcessClient } from '../doors/in-process.ts';
import type { Heard, Speech, SpeechRequest } from '../ports/speech.ts';
import { createService } from './service.ts';

const url = 'https://files.example.org/episode.mp3';
const streamUrl = 'https://talks.example.org/live';
const words = ['Clocks came to towers.', 'Then trains needed one time.', 'Now everyone carries it.'];
const cuesOf = (said: string[]) =>
  said.map((text, index) => ({ index, startTime: index * 10, endTime: index * 10 + 9, text, speaker: 'Speaker 1' }));
const heard = (said = words): Heard => ({ language: 'en', cues: cuesOf(said), duration: 30, voices: { 'Speaker 1': [1, 0] } });
const deepgram = { kind: 'deepgram', name: 'Deepgram', model: 'nova', pricePerHour: 0.3, apiKey: 'dg-secret' } as const;

/** One who hears the same whatever it is given, a sentence a step; `gate` holds it up before a step. */
function fakeSpeech(gate: (step: number) => Promise<void> = async () => undefined) {
  const requests: SpeechRequest[] = [];
  let steps = 0;
  const speech: Speech = {
    list: async () => ['nova'],
    estimate: async ({ duration, transcriber }) => ({
      seconds: duration,
      soundBytes: 1000,
      sentBytes: 900,
      host: transcriber.kind === 'onDevice' ? undefined : 'api.deepgram.com',
      cost: 0.02,
    }),
    async transcribe(request, { signal, onEvent }) {
      requests.push(request);
      const known = new Map(request.done.map(({ key, value }) => [key, value]));
      for (const [step, text] of words.entries()) {
        await gate(step);
        signal.throwIfAborted();
        if (!known.has(`${step}`)) {
          steps += 1;
          onEvent({ kind: 'step', step: { key: `${step}`, value: text }, cost: 0.01 });
        }
        onEvent({ kind: 'heard', heard: heard(words.slice(0, step + 1)) });
        onEvent({ kind: 'progress', done: (step + 1) * 10, total: 30 });
      }
      return heard();
    },
  };
  return { speech, requests, steps: () => steps };
}

function setUp(
  fake = fakeSpeech(),
  door = (handlers: Parameters<(typeof doors)[0][1]>[0]) => inProcessClient(operations, handlers),
) {
  const ports = { ...fakePorts(), speech: fake.speech };
  ports.page.open = false;
  return { ports, client: door(createService(ports).handlers), ...fake };
}

describe.each(doors)('what has no captions, %s', (_, door) => {
  it('has no words unless somebody is asked to listen', async () => {
    const { client, requests } = setUp(undefined, door);
    await expect(client.getSubtitle({ url })).rejects.toMatchObject({ code: 'noCaptions' });
    await expect(client.summarize({ url })).rejects.toMatchObject({ code: 'noCaptions' });
    expect(requests).toEqual([]);
  });

  it('is heard by whom the caller names, once', async () => {
    const { client, requests, ports } = setUp(undefined, door);
    const { id } = await client.saveProvider(deepgram);
    const asked = { url, transcribeProvider: id, whisperPrompt: 'Big Ben', audioLanguage: 'en', enabledSpeaker: true };
    const { detail } = await client.getSubtitle(asked);
    expect(detail).toMatchObject({ provenance: 'transcribed', trackId: 'speech', language: 'en', subtitlesArray: cuesOf(words) });
    expect(detail.tracks).toEqual([{ trackId: 'speech', language: 'en', label: '', provenance: 'transcribed' }]);
    expect(requests).toMatchObject([
      {
        sound: { kind: 'file', url },
        transcriber: { kind: 'deepgram', model: 'nova', apiKey: 'dg-secret' },
        prompt: 'Big Ben',
        language: 'en',
        speakers: true,
      },
    ]);
    expect((await client.getSubtitle(asked)).costDuration).toBe(0);
    expect((await client.summarize({ url })).summary).toContain('trains needed one time');
    expect(requests).toHaveLength(1);
    expect((await ports.store.getSpent('1970-01')).toFixed(2)).toBe('0.03');
  });

  it('uses a key that comes with the call, and keeps it nowhere', async () => {
    const { client, requests, ports } = setUp(undefined, door);
    await client.getSubtitle({ url, transcribeProvider: 'deepgram', apiKey: 'of-the-caller' });
    expect(requests[0]?.transcriber).toMatchObject({ kind: 'deepgram', apiKey: 'of-the-caller' });
    for (const table of ports.database.tables) {
      expect(JSON.stringify(await table.toArray()), table.name).not.toContain('of-the-caller');
    }
    expect(await ports.store.getSpent('1970-01')).toBe(0);
  });

  it('is told apart by its price before it begins', async () => {
    const { client } = setUp(undefined, door);
    await expect(client.estimateTranscript({ url, transcribeProvider: 'nobody' })).rejects.toMatchObject({ code: 'noModel' });
    const onDevice = await client.estimateTranscript({ url });
    expect(onDevice).toMatchObject({ transcriber: 'auto', soundBytes: 1000 });
    expect(onDevice.host).toBeUndefined();
    const { id } = await client.saveProvider(deepgram);
    await client.updateSettings({ transcriber: id });
    expect(await client.estimateTranscript({ url })).toMatchObject({
      transcriber: `${id}/nova`,
      host: 'api.deepgram.com',
      cost: 0.02,
    });
  });

  it('lets its speakers be named, and knows them again', async () => {
    const { client, requests } = setUp(undefined, door);
    const { id: contentId } = await client.getSubtitle({ url, transcribeProvider: 'onDevice' });
    await client.nameSpeaker({ contentId, speaker: 'Speaker 1', name: 'Ada' });
    const { detail } = await client.getSubtitle({ url });
    expect(new Set(detail.subtitlesArray.map(({ speaker }) => speaker))).toEqual(new Set(['Ada']));
    await expect(client.nameSpeaker({ contentId, speaker: 'Speaker 1', name: 'Bob' })).rejects.toMatchObject({
      code: 'notFound',
    });
    const anew = { isRefresh: true, transcribeProvider: 'onDevice' };
    await client.summarizeWithConfig({ url, promptConfig: anew });
    expect(requests[1]?.voices).toEqual([{ name: 'Ada', voice: [1, 0] }]);
  });
});

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
