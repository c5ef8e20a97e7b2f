import { describe, expect, it } from 'vitest';
import { fakeReceipt } from '../../../test/fake-ports.ts';
import {
  deepgram,
  fakeSpeech,
  pausedSpeech,
  setUpTranscription as setUp,
  streamUrl,
  episodeUrl as url,
  words,
} from '../../../test/fake-speech.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { Failure } from '../../contract/failure.ts';
import { createService } from '../service.ts';

const asTask = { transcribeProvider: 'onDevice' };

describe('transcription', () => {
  it('rejects a stream without a capture, and transcribes it from a capture', async () => {
    const { client, ports, requests } = setUp();
    ports.page.open = true;
    ports.page.mediaItem = { ...ports.page.mediaItem, url: streamUrl, tracks: [] };
    const request = { url: streamUrl, transcribeProvider: 'onDevice' };
    await expect(client.getSubtitle(request)).rejects.toMatchObject({ code: 'noSound', details: { reason: 'stream' } });
    expect(requests).toEqual([]);
    const { taskId } = await client.createTask({
      url: streamUrl,
      product: 'transcript',
      soundId: 'tab-1',
      promptConfig: { transcribeProvider: 'onDevice' },
    });
    await expect.poll(async () => (await client.getSummaryTaskStatus({ taskId })).status).toBe('completed');
    expect(requests[0]?.audio).toEqual({ kind: 'stored', soundId: 'tab-1' });
    expect((await client.getSubtitle({ url: streamUrl })).detail.provenance).toBe('transcribed');
  });

  it('resolves a local file by its address without a request', async () => {
    const { client, requests } = setUp();
    const file = 'https://file.gloss.invalid/0a1b2c3d-1111/Lesson%201.mp3';
    await client.estimateTranscript({ url: file });
    const { detail } = await client.getSubtitle({ url: file, transcribeProvider: 'onDevice' });
    expect(detail).toMatchObject({ title: 'Lesson 1.mp3', duration: 29, provenance: 'transcribed' });
    expect(requests[0]?.audio).toEqual({ kind: 'stored', soundId: '0a1b2c3d-1111' });
  });

  it('prefers captions unless the speech track is requested', async () => {
    const { client, ports, requests } = setUp();
    ports.page.open = true;
    ports.page.mediaItem = { ...ports.page.mediaItem, soundUrl: url };
    const page = { url: ports.page.mediaItem.url, transcribeProvider: 'onDevice' };
    expect((await client.getSubtitle(page)).detail.trackId).toBe('en');
    expect(requests).toHaveLength(0);
    expect((await client.getSubtitle({ ...page, trackId: 'speech' })).detail.trackId).toBe('speech');
    const { detail } = await client.getSubtitle({ url: page.url, trackId: 'en' });
    expect(detail.tracks.map(({ trackId }) => trackId)).toEqual(['en', 'speech']);
    expect(requests).toHaveLength(1);
  });

  it('returns the partial transcript, and summarizes it on request', async () => {
    const paused = pausedSpeech();
    const { client, ports } = setUp(paused);
    const { taskId } = await client.createTask({ url, product: 'transcript', promptConfig: asTask });
    paused.release(1);
    const status = () => client.getSummaryTaskStatus({ taskId });
    await expect.poll(async () => (await status()).progress).toEqual({ done: 10, total: 30 });
    expect((await status()).stage).toBe('listening');
    const { detail } = await client.getSubtitle({ url });
    expect(detail.subtitlesArray.map(({ text }) => text)).toEqual(words.slice(0, 1));
    const { id: contentId, summary } = await client.summarize({ url });
    expect(summary).not.toContain('trains');
    const exported = async () => (await client.exportVideo({ contentId, format: 'markdown', withTranscript: true })).text;
    expect(await exported()).toContain('\n\n*Transcribed up to 00:09*\n\n## Summary');
    paused.release();
    await expect.poll(async () => (await status()).status).toBe('completed');
    expect(await exported()).toContain('## Summary\n\n*Transcribed up to 00:09 / 00:29*');
    // The partial summary does not serve a request for the whole.
    expect((await client.summarize({ url })).summary).toContain('trains');
    expect(await exported()).not.toContain('Transcribed up to');
    expect(await ports.database.steps.count()).toBe(0);
  });

  it('retains names given to speakers meanwhile, also over a restart', async () => {
    const paused = pausedSpeech();
    const { client, ports, speech } = setUp(paused);
    const { taskId } = await client.createTask({ url, product: 'transcript', promptConfig: asTask });
    const speakersOf = async (id: string) => {
      const transcript = await ports.store.getTranscript(id, 'speech');
      return { speakers: transcript?.cues.map(({ speaker }) => speaker), voices: Object.keys(transcript?.voices ?? {}) };
    };
    paused.release(1);
    await expect.poll(() => ports.database.transcripts.count()).toBe(1);
    const { id: contentId } = await client.getSubtitle({ url });
    await client.nameSpeaker({ contentId, speaker: 'Speaker 1', name: 'Ada' });
    paused.release(2);
    await expect.poll(() => speakersOf(contentId)).toEqual({ speakers: ['Ada', 'Ada'], voices: ['Ada'] });
    await client.pauseTask({ taskId, isPaused: true });
    await client.nameSpeaker({ contentId, speaker: 'Ada', name: 'Eve' });
    paused.release(3);
    const later = serviceClient(createService({ ...ports, speech }).handlers);
    await later.pauseTask({ taskId, isPaused: false });
    await expect.poll(async () => (await later.getSummaryTaskStatus({ taskId })).status).toBe('completed');
    expect(await speakersOf(contentId)).toEqual({ speakers: ['Eve', 'Eve', 'Eve'], voices: ['Eve'] });
  });

  it('continues beside a summary of the partial transcript, which is a task of its own', async () => {
    const paused = pausedSpeech();
    const { client, ports } = setUp(paused);
    const { taskId } = await client.createTask({ url, product: 'summary', promptConfig: asTask });
    paused.release(1);
    await expect.poll(() => ports.database.transcripts.count()).toBe(1);
    const soFar = await client.createSummaryTask({ url });
    expect(soFar.taskId).not.toBe(taskId);
    await expect
      .poll(async () => (await client.getSummaryTaskStatus({ taskId: soFar.taskId })).summary)
      .toContain('Clocks came to towers');
    expect((await client.getSummaryTaskStatus({ taskId })).status).toBe('pending');
    // Another capture of the same media item is transcribed too.
    const second = await client.createTask({ url, product: 'summary', soundId: 'tab-2', promptConfig: asTask });
    expect(second.taskId).not.toBe(taskId);
    await client.cancelSummaryTask({ taskId: second.taskId });
    await client.cancelSummaryTask({ taskId });
  });

  it('merges a second capture into the transcript of the first, and transcribes each once', async () => {
    const { ports, client, requests, speech } = setUp();
    ports.page.open = true;
    ports.page.mediaItem = { ...ports.page.mediaItem, url: streamUrl, tracks: [], duration: 36_000 };
    const capture = (soundId: string) =>
      client.createTask({ url: streamUrl, product: 'transcript', soundId, promptConfig: asTask });
    const status = async (taskId: string) => (await client.getSummaryTaskStatus({ taskId })).status;
    const first = await capture('tab-1');
    await expect.poll(() => status(first.taskId)).toBe('completed');

    const { transcribe } = speech;
    const goOn = Promise.withResolvers<void>();
    speech.transcribe = async (request, run) => {
      const known = request.known!.cues;
      const cues = [...known, { index: known.length, startTime: 60, endTime: 62, text: 'And so on.' }];
      const result = { language: 'en', cues, duration: 2, includesKnownCues: true };
      run.onEvent({ kind: 'transcribed', result });
      await goOn.promise;
      requests.push(request);
      return result;
    };
    const second = await capture('tab-2');
    const textsOf = async () => {
      const { detail } = await client.getSubtitle({ url: streamUrl });
      return detail.subtitlesArray.map(({ text }) => text);
    };
    await expect.poll(textsOf).toEqual([...words, 'And so on.']);
    goOn.resolve();
    await expect.poll(() => status(second.taskId)).toBe('completed');
    expect(await textsOf()).toEqual([...words, 'And so on.']);
    speech.transcribe = transcribe;
    for (const soundId of ['tab-1', 'tab-2']) {
      const { taskId } = await client.createTask({ url: streamUrl, product: 'summary', soundId, promptConfig: asTask });
      await expect.poll(() => status(taskId)).toBe('completed');
    }
    expect(requests).toHaveLength(2);
  });

  it('charges only for the transcribed seconds of a partial transcript', async () => {
    const paused = pausedSpeech();
    const { client, ports } = setUp(paused);
    ports.page.open = true;
    ports.page.mediaItem = { ...ports.page.mediaItem, url: streamUrl, tracks: [], duration: 36_000 };
    const { taskId } = await client.createTask({ url: streamUrl, soundId: 'tab-1', promptConfig: asTask });
    paused.release(1);
    await expect.poll(() => ports.database.transcripts.count()).toBe(1);
    const booked: number[] = [];
    ports.meter.bookSeconds = async ({ seconds }) => {
      booked.push(seconds);
      return { costDuration: seconds, remainingTime: 0 };
    };
    await client.summarize({ url: streamUrl });
    expect(booked).toEqual([9]);
    await client.cancelSummaryTask({ taskId });
  });

  it('retains what was changed in the media item meanwhile', async () => {
    const paused = pausedSpeech();
    const { client, ports } = setUp(paused);
    const { taskId } = await client.createTask({ url, product: 'transcript', promptConfig: asTask });
    await expect.poll(() => paused.requests.length).toBe(1);
    const { contentId } = (await ports.store.getTask(taskId))!;
    const track = { trackId: 'submitted:fr', language: 'fr', label: '', provenance: 'captured' } as const;
    await ports.store.updateContent(contentId!, (stored) => ({ ...stored!, title: 'Renamed', tracks: [track] }));
    paused.release();
    await expect.poll(async () => (await client.getSummaryTaskStatus({ taskId })).status).toBe('completed');
    const content = await ports.store.getContent(contentId!);
    expect(content).toMatchObject({ title: 'Renamed' });
    expect(content?.tracks.map(({ trackId }) => trackId)).toEqual(['submitted:fr', 'speech']);
  });

  it('polishes the complete transcript after the partial one was polished', async () => {
    const paused = pausedSpeech();
    const { client, ports } = setUp(paused);
    const { taskId } = await client.createTask({ url, product: 'transcript', promptConfig: asTask });
    paused.release(1);
    await expect.poll(() => ports.database.transcripts.count()).toBe(1);
    expect((await client.getPolishedText({ url })).segments.map(({ polishedText }) => polishedText)).toEqual([words[0]]);
    paused.release();
    await expect.poll(async () => (await client.getSummaryTaskStatus({ taskId })).status).toBe('completed');
    const whole = await client.getPolishedText({ url });
    expect(whole.segments.map(({ polishedText }) => polishedText)).toEqual([words.join(' ')]);
    expect((await client.getPolishedText({ url })).segments[0]?.fromCache).toBe(true);
  });

  it('translates the partial transcript', async () => {
    const paused = pausedSpeech();
    const { client, ports } = setUp(paused);
    ports.models.translate = async ({ cues }) => ({ result: cues.map(({ text }) => text.toUpperCase()), receipt: fakeReceipt });
    await client.saveProvider({ kind: 'openaiCompatible', name: 'Small', model: 'small', baseUrl: 'http://localhost:1' });
    const { taskId } = await client.createTask({ url, product: 'transcript', promptConfig: asTask });
    paused.release(1);
    await expect.poll(() => ports.database.transcripts.count()).toBe(1);
    const { detail } = await client.translateSubtitles({ url, outputLanguage: 'de' });
    expect(detail.subtitlesArray.map(({ text }) => text)).toEqual([words[0]!.toUpperCase()]);
    await client.cancelSummaryTask({ taskId });
  });

  it('retains the complete transcript until a new one is complete', async () => {
    const { client, ports } = setUp();
    await client.getSubtitle({ url, transcribeProvider: 'onDevice' });
    const paused = pausedSpeech();
    const restarted = createService({ ...ports, speech: paused.speech });
    const again = serviceClient(restarted.handlers);
    const { taskId } = await again.createTask({ url, promptConfig: { ...asTask, isRefresh: true } });
    paused.release(1);
    await expect.poll(() => ports.database.steps.count()).toBe(1);
    await again.cancelSummaryTask({ taskId });
    paused.release(2);
    expect((await again.getSubtitle({ url })).detail.subtitlesArray).toHaveLength(3);
  });

  it('estimates the price from the present address of the audio', async () => {
    const { client, ports } = setUp();
    ports.page.open = true;
    ports.page.mediaItem = {
      ...ports.page.mediaItem,
      url: streamUrl,
      tracks: [],
      soundUrl: 'https://cdn.example.org/a.mp3?until=1',
    };
    const sounds: unknown[] = [];
    ports.speech.estimate = async ({ audio }) => {
      sounds.push(audio);
      return { seconds: 30, soundBytes: 1, sentBytes: 0 };
    };
    await client.estimateTranscript({ url: streamUrl });
    ports.page.mediaItem = { ...ports.page.mediaItem, soundUrl: 'https://cdn.example.org/a.mp3?until=2' };
    await client.estimateTranscript({ url: streamUrl });
    expect(sounds).toMatchObject([
      { url: 'https://cdn.example.org/a.mp3?until=1' },
      { url: 'https://cdn.example.org/a.mp3?until=2' },
    ]);
  });

  it('reports why it failed, and a retry pays for nothing twice', async () => {
    let isTired = true;
    const fake = fakeSpeech(async (step) => {
      if (step === 2 && isTired) throw new Failure('rateLimited', 'slow down');
    });
    const { client, ports } = setUp(fake);
    const request = { url, transcribeProvider: 'onDevice' };
    await expect(client.getSubtitle(request)).rejects.toMatchObject({ code: 'rateLimited' });
    expect((await client.getSubtitle({ url })).detail.subtitlesArray).toHaveLength(2);
    isTired = false;
    expect((await client.getSubtitle(request)).detail.subtitlesArray).toHaveLength(3);
    expect(fake.steps()).toBe(3);
    expect(await ports.database.steps.count()).toBe(0);
  });

  it('rejects unknown transcribers and tasks', async () => {
    const { client } = setUp();
    await expect(client.getSubtitle({ url, transcribeProvider: 'deepgram' })).rejects.toMatchObject({ code: 'noModel' });
    await expect(client.updateSettings({ transcriber: 'nobody' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(client.pauseTask({ taskId: 'none', isPaused: true })).rejects.toMatchObject({ code: 'notFound' });
    await expect(client.saveProvider({ ...deepgram, kind: 'openaiTranscription' })).rejects.toMatchObject({ code: 'invalid' });
  });
});
