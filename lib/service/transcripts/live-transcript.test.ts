import { describe, expect, it, vi } from 'vitest';
import { fakePorts } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { Failure } from '../../contract/failure.ts';
import type { PageCue } from '../../contract/page.ts';
import type { Page } from '../../ports/pages.ts';
import type { Ports } from '../../ports/ports.ts';
import { createService } from '../service.ts';

type FollowedTrack = { trackId: string; show(...lines: string[]): void; leave(): void };

const url = 'https://talks.example.org/council';
const begin = { url, product: 'transcript', promptConfig: { transcribeProvider: 'auto', trackId: 'captured' } } as const;

/** A page with a live media item; each observer of its captions receives lines, each at the second of its number. */
function setUp() {
  const ports = fakePorts();
  const following: FollowedTrack[] = [];
  const tracks = [{ trackId: '0', language: 'en', label: '' }];
  ports.page.mediaItem = { ...ports.page.mediaItem, contentId: 'web:council', url, kind: 'live', duration: 0, tracks };
  const follow: Page['follow'] = ({ trackId }, { signal, onEvent }) =>
    new Promise((_, reject) => {
      const one: FollowedTrack = {
        trackId,
        show: (...lines) => onEvent({ source: 'a', cues: lines.map(cueOf) }),
        leave: () => end(new Failure('pageGone')),
      };
      const end = (failure: Failure) => {
        if (following.includes(one)) following.splice(following.indexOf(one), 1);
        reject(failure);
      };
      following.push(one);
      signal.addEventListener('abort', () => end(Failure.from(signal.reason)));
    });
  ports.page.follow = follow;
  const service = (own: Ports = ports) => {
    const made = createService(own);
    return { ...made, client: serviceClient(made.handlers) };
  };
  const words = async () => (await ports.store.getTranscript('web:council', 'captured'))?.cues.map(({ text }) => text);
  const task = async (taskId: string) => (await ports.store.getTask(taskId))!;
  const followed = (count: number) => expect.poll(() => following.length).toBe(count);
  return { ports, following, followed, service, words, task, ...service() };
}

const cueOf = (text: string): PageCue => ({ startTime: Number(/\d+/.exec(text)), endTime: 1e9, text });

describe('captions of live media', () => {
  it('are read up to the present as a partial transcript, and are not followed for a summary', async () => {
    const { client, ports, following, followed } = setUp();
    const summary = client.summarize({ url });
    await followed(1);
    following[0]!.show('Line 1.', 'Line 2.');
    expect((await summary).summary).toContain('Line 2.');
    await followed(0);
    expect(await ports.store.getTranscript('web:council')).toMatchObject({
      provenance: 'captured',
      isPartial: true,
      language: 'en',
    });
    expect((await ports.store.getContent('web:council'))?.tracks).toEqual([
      { trackId: 'captured', language: 'en', label: '', provenance: 'captured' },
    ]);
  });

  it('are read once for snapshots that arrive together', async () => {
    const { client, ports, following, followed, words } = setUp();
    const read = vi.spyOn(ports.engine, 'readCaptions');
    await client.createTask(begin);
    await followed(1);
    for (let line = 1; line <= 50; line++) following[0]!.show(`Line ${line}.`);
    await expect.poll(async () => (await words())?.length).toBe(50);
    expect(read).toHaveBeenCalledOnce();
  });

  it('are followed until the page closes, and summarized meanwhile', async () => {
    const { client, following, followed, words, task } = setUp();
    const { taskId } = await client.createTask(begin);
    await followed(1);
    following[0]!.show('Line 1.');
    await expect.poll(words).toEqual(['Line 1.']);
    expect((await task(taskId)).stage).toBe('listening');
    expect((await client.summarize({ url })).summary).toBe('- Line 1.');
    following[0]!.show('Line 2.');
    following[0]!.show('Line 3.', 'Line 1. And more.');
    await expect.poll(words).toEqual(['Line 1. And more.', 'Line 2.', 'Line 3.']);
    expect((await client.summarize({ url })).summary).toContain('Line 3.');
    expect((await task(taskId)).status).toBe('pending');
    following[0]!.leave();
    await expect.poll(async () => (await task(taskId)).status).toBe('completed');
  });

  it('are followed once, however often that is requested', async () => {
    const { client, following, followed } = setUp();
    const tasks = [await client.createTask(begin), await client.createTask(begin)];
    expect(tasks[0]!.taskId).toBe(tasks[1]!.taskId);
    await followed(1);
    following[0]!.leave();
  });

  it('continue where a killed host left them', async () => {
    const { client, ports, following, followed, service, words, task } = setUp();
    const { taskId } = await client.createTask(begin);
    await followed(1);
    following[0]!.show('Line 1.', 'Line 2.');
    await expect.poll(words).toHaveLength(2);
    // Later writes of the dead host have no effect; its store belongs to the next one.
    following.length = 0;
    const next = service({ ...ports });
    await next.resume();
    await followed(1);
    following[0]!.show('Line 2.', 'Line 3.');
    await expect.poll(words).toEqual(['Line 1.', 'Line 2.', 'Line 3.']);
    following[0]!.leave();
    await expect.poll(async () => (await task(taskId)).status).toBe('completed');
  });

  it('continue when the user returns, also after they were stopped', async () => {
    const { client, following, followed, service, words, task } = setUp();
    const { taskId } = await client.createTask(begin);
    await followed(1);
    following[0]!.show('Line 1.');
    await expect.poll(words).toHaveLength(1);
    await client.cancelSummaryTask({ taskId });
    await followed(0);
    expect(await words()).toEqual(['Line 1.']);
    const again = await service().client.createTask(begin);
    await followed(1);
    following[0]!.show('Line 2.');
    await expect.poll(words).toEqual(['Line 1.', 'Line 2.']);
    following[0]!.leave();
    await expect.poll(async () => (await task(again.taskId)).status).toBe('completed');
    expect((await task(taskId)).failure?.code).toBe('cancelled');
  });

  it('are synchronized when they end, not with each line', async () => {
    const { client, ports, following, followed, words } = setUp();
    await client.saveVideo({ url });
    const { taskId } = await client.createTask(begin);
    await followed(1);
    const cursor = async () => (await ports.store.listChanges(0, 100)).at(-1)!.cursor;
    const before = await cursor();
    following[0]!.show('Line 1.');
    following[0]!.show('Line 2.');
    await expect.poll(words).toHaveLength(2);
    expect(await cursor()).toBe(before);
    following[0]!.leave();
    await expect.poll(async () => (await ports.store.getTask(taskId))?.status).toBe('completed');
    expect(await cursor()).toBeGreaterThan(before);
  });

  it('end when a page emits too many', async () => {
    const { client, following, followed, task } = setUp();
    const { taskId } = await client.createTask(begin);
    await followed(1);
    following[0]!.show(`Line 1. ${'x'.repeat(3_000_000)}`);
    following[0]!.show(`Line 2. ${'x'.repeat(3_000_000)}`);
    await expect.poll(async () => (await task(taskId)).status, { timeout: 10_000 }).toBe('completed');
    await followed(0);
  });

  it('end when they cannot be stored', async () => {
    const { client, ports, following, followed, task } = setUp();
    const { taskId } = await client.createTask(begin);
    await followed(1);
    vi.spyOn(ports.store, 'putStep').mockRejectedValue(new Failure('storageFull'));
    following[0]!.show('Line 1.');
    await expect.poll(async () => (await task(taskId)).failure?.code).toBe('storageFull');
    await followed(0);
  });

  it('are rejected when they are empty, when no page is open, and when the page has none', async () => {
    const { client, ports, following, followed, service } = setUp();
    const summary = expect(client.summarize({ url })).rejects.toMatchObject({ code: 'captionsEmpty' });
    await followed(1);
    following[0]!.show(' ');
    following[0]!.leave();
    await summary;
    const follow = async () => {
      const { taskId } = await service().client.createTask(begin);
      await expect.poll(async () => (await ports.store.getTask(taskId))?.status).toBe('failed');
      return (await ports.store.getTask(taskId))?.failure?.code;
    };
    ports.page.mediaItem = { ...ports.page.mediaItem, tracks: [] };
    expect(await follow()).toBe('noCaptions');
    ports.page.open = false;
    expect(await follow()).toBe('pageGone');
  });
});
