import { describe, expect, it } from 'vitest';
import { fakeSpeech, pausedSpeech, setUpTranscription as setUp, episodeUrl as url } from '../../../test/fake-speech.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { Failure } from '../../contract/failure.ts';
import { createService } from '../service.ts';

const asTask = { transcribeProvider: 'onDevice' };

describe('an interrupted transcription', () => {
  it('continues where a killed host left it, and transcribes no chunk twice', async () => {
    const paused = pausedSpeech();
    const first = setUp(paused);
    const { taskId } = await first.client.createTask({ url, product: 'transcript', promptConfig: asTask });
    paused.release(2);
    await expect.poll(() => first.ports.database.steps.count()).toBe(2);
    // Later writes of the dead host have no effect; its store belongs to the next one.
    const next = fakeSpeech();
    const service = createService({ ...first.ports, speech: next.speech });
    await service.resume();
    await expect.poll(async () => (await first.ports.store.getTask(taskId))?.status).toBe('completed');
    expect(next.steps()).toBe(1);
  });

  it('pauses on request, also over a restart, and continues', async () => {
    const paused = pausedSpeech();
    const { client, ports, requests, speech } = setUp(paused);
    const { taskId } = await client.createTask({ url, product: 'transcript', promptConfig: asTask });
    paused.release(1);
    await expect.poll(() => ports.database.steps.count()).toBe(1);
    expect(await client.pauseTask({ taskId, isPaused: true })).toMatchObject({ status: 'pending' });
    paused.release();
    const later = createService({ ...ports, speech });
    await later.resume();
    expect(requests).toHaveLength(1);
    expect(await ports.database.steps.count()).toBe(1);
    const again = serviceClient(later.handlers);
    await again.pauseTask({ taskId, isPaused: false });
    expect((await again.getSubtitle({ url, ...asTask })).detail.subtitlesArray).toHaveLength(3);
    expect(requests[1]?.done).toHaveLength(1);
  });

  it('continues when it is resumed while it is being paused, and callers that wait for it wait on', async () => {
    const paused = pausedSpeech();
    const { client, ports, requests } = setUp(paused);
    const waiting = client.getSubtitle({ url, ...asTask });
    paused.release(1);
    await expect.poll(() => ports.database.steps.count()).toBe(1);
    const { taskId } = (await ports.store.listPendingTasks())[0]!;
    const pausing = client.pauseTask({ taskId, isPaused: true });
    const going = client.pauseTask({ taskId, isPaused: false });
    await pausing;
    paused.release();
    await going;
    expect((await waiting).detail.subtitlesArray).toHaveLength(3);
    expect(await ports.store.getTask(taskId)).toMatchObject({ status: 'completed' });
    expect(requests).toHaveLength(2);
  });

  it('does nothing for a task that was canceled while it was being resumed', async () => {
    const paused = pausedSpeech();
    const { client, ports, requests } = setUp(paused);
    let isRunning = false;
    ports.wakeAlarm.arm = () => {
      isRunning = true;
    };
    ports.wakeAlarm.disarm = () => {
      isRunning = false;
    };
    const { taskId } = await client.createTask({ url, promptConfig: asTask });
    paused.release(1);
    await expect.poll(() => ports.database.steps.count()).toBe(1);
    await client.pauseTask({ taskId, isPaused: true });
    const going = client.pauseTask({ taskId, isPaused: false });
    await expect.poll(async () => (await ports.store.getTask(taskId))?.isPaused).toBe(false);
    await client.cancelSummaryTask({ taskId });
    paused.release();
    await going;
    await expect.poll(() => isRunning).toBe(false);
    expect(await ports.store.getTask(taskId)).toMatchObject({ status: 'failed', failure: { code: 'cancelled' } });
    expect(requests).toHaveLength(1);
  });

  it('continues as the same task when a paused one is requested again', async () => {
    const paused = pausedSpeech();
    const { client, ports } = setUp(paused);
    const { taskId } = await client.createTask({ url, promptConfig: asTask });
    paused.release(1);
    await expect.poll(() => ports.database.steps.count()).toBe(1);
    await client.pauseTask({ taskId, isPaused: true });
    paused.release();
    expect((await client.createTask({ url, promptConfig: asTask })).taskId).toBe(taskId);
    await expect.poll(async () => (await client.getSummaryTaskStatus({ taskId })).status).toBe('completed');
  });

  it('transcribes nothing again after a host that died once all chunks were transcribed', async () => {
    const { ports } = setUp();
    const { updateContent } = ports.store;
    const dying: typeof ports.store = {
      ...ports.store,
      updateContent: (contentId, change) =>
        updateContent(contentId, (stored) => {
          const content = change(stored);
          if (content?.tracks.some(({ trackId }) => trackId === 'speech')) throw new Failure('storageFull', 'dies here');
          return content;
        }),
    };
    const fake = fakeSpeech();
    const first = serviceClient(createService({ ...ports, store: dying, speech: fake.speech }).handlers);
    const request = { url, ...asTask, audioLanguage: 'en' };
    await expect(first.getSubtitle(request)).rejects.toMatchObject({ code: 'storageFull' });
    const next = fakeSpeech();
    const second = serviceClient(createService({ ...ports, speech: next.speech }).handlers);
    expect((await second.getSubtitle(request)).detail.subtitlesArray).toHaveLength(3);
    expect(next.steps()).toBe(0);
    expect(await ports.database.steps.count()).toBe(0);
  });
});
