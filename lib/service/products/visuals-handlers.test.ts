import { describe, expect, it } from 'vitest';
import { fakePorts } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { Failure } from '../../contract/failure.ts';
import type { SlideExtractionRequest, SlideExtractor } from '../../ports/slide-extractor.ts';
import type { Slide } from '../../records/visuals.ts';
import { monthOf } from '../engine/select-engine.ts';
import { createService } from '../service.ts';

const url = 'https://files.example.org/lecture.mp4';
const slides: Slide[] = ['Agenda', ''].map((text, at) => ({
  startTime: at * 60,
  endTime: at * 60 + 60,
  image: { mimeType: 'image/webp', base64: 'UklGRg==', width: 640, height: 360 },
  text,
}));
const frames = [
  { time: 0, endTime: 60, imageUrl: 'data:image/webp;base64,UklGRg==', text: 'Agenda' },
  { time: 60, endTime: 120, imageUrl: 'data:image/webp;base64,UklGRg==' },
];

function setUp() {
  const requests: SlideExtractionRequest[] = [];
  const slideExtractor: SlideExtractor = {
    extractSlides: async (request, { onEvent }) => {
      requests.push(request);
      onEvent({ kind: 'step', step: { key: '0', value: slides[0] } });
      onEvent({ kind: 'progress', done: 1, total: 2 });
      return slides;
    },
  };
  const ports = { ...fakePorts(), slideExtractor };
  ports.page.open = false;
  return { ports, requests, client: serviceClient(createService(ports).handlers) };
}

describe('the slides of a video', () => {
  it('are extracted once, and returned with the task', async () => {
    const { client, requests, ports } = setUp();
    const { taskId, status, fromCache } = await client.extractVisuals({ url, language: 'en' });
    expect([status, fromCache]).toEqual(['pending', false]);
    await expect.poll(async () => (await client.getVisualsTask({ taskId })).status).toBe('completed');
    const { contentId, ...result } = await client.getVisualsTask({ taskId });
    expect(result).toMatchObject({ success: true, frames });
    expect(requests).toMatchObject([{ video: { kind: 'file', url }, language: 'en', done: [] }]);
    expect(await ports.database.steps.count()).toBe(0);

    const again = await client.extractVisuals({ contentId: contentId! });
    expect(again.fromCache).toBe(true);
    await expect.poll(async () => (await client.getVisualsTask({ taskId: again.taskId })).frames).toEqual(frames);
    expect(requests).toHaveLength(1);
    const refresh = await client.extractVisuals({ url, force: true });
    await expect.poll(async () => (await client.getVisualsTask({ taskId: refresh.taskId })).status).toBe('completed');
    expect(requests).toHaveLength(2);
  });

  it('require exactly one reference to the video, and a task of this kind', async () => {
    const { client } = setUp();
    await expect(client.extractVisuals({})).rejects.toMatchObject({ code: 'invalid' });
    await expect(client.extractVisuals({ url, contentId: 'web:x' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(client.extractVisuals({ contentId: 'web:x' })).rejects.toMatchObject({ code: 'notFound' });
    await expect(client.getVisualsTask({ taskId: 'none' })).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('slide extraction', () => {
  it('is rejected when the plan excludes image analysis', async () => {
    const { ports } = setUp();
    const requireVisualsAllowed = async () => {
      throw new Failure('forbidden', 'pictures are for pro');
    };
    const { handlers } = createService({ ...ports, meter: { ...ports.meter, requireVisualsAllowed } });
    await expect(serviceClient(handlers).extractVisuals({ url })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('reports that audio has no images', async () => {
    const { client } = setUp();
    const { taskId } = await client.extractVisuals({ url: 'https://files.example.org/episode.mp3' });
    await expect
      .poll(async () => await client.getVisualsTask({ taskId }))
      .toMatchObject({ status: 'failed', code: 'noPictures' });
  });

  it('describes slides with what is left of the spending limit', async () => {
    const { client, requests, ports } = setUp();
    await client.saveProvider({ kind: 'openaiCompatible', name: 'Home', baseUrl: 'http://localhost:11434/v1', model: 'small' });
    await client.updateSettings({ spendingCap: 1 });
    await ports.store.addSpent(monthOf(ports.clock.now()), 0.75);
    await client.extractVisuals({ url });
    await expect.poll(() => requests[0]?.model).toMatchObject({ model: 'small', budget: 0.25 });
  });

  it('of a playback capture stores its steps, so that a later run continues', async () => {
    const { client, requests, ports } = setUp();
    const soundId = 'watched:web:x';
    const watch = () => client.extractVisuals({ url, soundId, force: true });
    const { taskId } = await watch();
    await expect.poll(async () => (await client.getVisualsTask({ taskId })).status).toBe('completed');
    await expect.poll(async () => (await watch()).taskId).not.toBe(taskId);
    await expect.poll(() => requests[1]).toMatchObject({ video: { kind: 'stored', soundId }, done: [{ key: '0' }] });
    expect(await ports.database.steps.count()).toBe(1);
  });

  it('reads files stored on this device', async () => {
    const { client, requests } = setUp();
    await client.extractVisuals({ url, soundId: 'dropped' });
    await expect.poll(() => requests[0]?.video).toEqual({ kind: 'stored', soundId: 'dropped' });
  });
});
