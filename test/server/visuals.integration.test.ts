import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPlan } from '../../server/accounts/set-plan.ts';
import { asMedia, ffmpegPath, startMediaHost } from './media-host.ts';
import { type StartedServer, started } from './started.ts';

const slides = ['Bread and its chemistry', 'Yeast eats sugar', 'The oven at 250 degrees'];

/** A lecture with three slides, four seconds each. */
function createLecture(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'gloss-lecture-'));
  const path = join(folder, 'a.mp4');
  const inputs = slides.flatMap((text) => [
    ...['-f', 'lavfi', '-i'],
    `color=white:s=1280x720:d=4:r=10,drawtext=text='${text}':fontsize=80:fontcolor=black:x=80:y=300`,
  ]);
  const output = ['-filter_complex', `concat=n=${slides.length}`, '-pix_fmt', 'yuv420p', '-movflags', '+faststart', path];
  const { stderr } = spawnSync(ffmpegPath!, ['-loglevel', 'error', ...inputs, ...output]);
  expect(stderr.toString()).toBe('');
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return bytes;
}

describe.skipIf(!ffmpegPath)('slides of a video on a server', () => {
  let server: StartedServer;
  let media: Awaited<ReturnType<typeof startMediaHost>>;
  beforeAll(async () => {
    media = await startMediaHost({ 'lecture.mp4': { media: asMedia(createLecture(), 'video/mp4') } });
    server = await started({ settings: { GLOSS_METERED: 'true' }, ways: { open: media.open } });
  });
  afterAll(async () => {
    await server?.close();
    await media?.close();
  });

  it('require a plan, which the failure names', async () => {
    const { token } = await server.newPerson();
    const client = server.clientOf(token);
    const details = { plan: 'pro', pricingUrl: `${server.origin}/pricing` };
    const url = media.urlOf('lecture.mp4');
    await expect(client.extractVisuals({ url })).rejects.toMatchObject({ code: 'forbidden', details });
    const called = await server.callTool(token, 'extract_video_visuals', { url });
    expect(await called.text()).toContain('/pricing');
    // Nor does a task for a transcript extract slides.
    await expect(client.createTask({ url, product: 'visuals' as never })).rejects.toMatchObject({ code: 'invalid' });
    expect(media.requests).toEqual([]);
  });

  it('are found, read and shown to their owner', async () => {
    const { user, token } = await server.newPerson();
    await setPlan(server.db, user.email, 'pro');
    const client = server.clientOf(token);
    const { taskId, fromCache } = await client.extractVisuals({ url: media.urlOf('lecture.mp4'), language: 'en' });
    expect(fromCache).toBe(false);
    await expect.poll(async () => (await client.getVisualsTask({ taskId })).status, { interval: 1000 }).not.toBe('pending');
    const task = await client.getVisualsTask({ taskId });
    expect(task).toMatchObject({ success: true, status: 'completed' });
    expect(task.frames.map(({ text }) => text)).toEqual(slides);
    for (const [place, { time, endTime }] of task.frames.entries()) {
      expect(Math.abs(time - 4 * place)).toBeLessThan(0.5);
      expect(Math.abs(endTime - 4 * (place + 1))).toBeLessThan(0.5);
    }
    const { imageUrl } = task.frames[1]!;
    expect(imageUrl).toMatch(new RegExp(`^${server.origin}/v/[^/]+/frames/1\\?made=\\d+$`));

    const bearer = { authorization: `Bearer ${token}` };
    const shown = await fetch(imageUrl, { headers: bearer });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect([bytes.subarray(0, 3).toString('hex'), bytes.length > 2000]).toEqual(['ffd8ff', true]);
    const later = await fetch(imageUrl.replace(/made=.*/, 'made=1'), { headers: bearer });
    expect([later.status, later.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);

    const other = await server.newPerson();
    const statusOf = async (url: string, headers: Record<string, string> = {}) => (await fetch(url, { headers })).status;
    const of = (person: { token: string }) => ({ authorization: `Bearer ${person.token}` });
    expect(await statusOf(imageUrl)).toBe(404);
    expect(await statusOf(imageUrl, of(other))).toBe(404);
    expect(await statusOf(imageUrl, { authorization: 'Bearer gloss_nonsense' })).toBe(401);
    expect(await statusOf(imageUrl.replace('/frames/1', '/frames/9'), bearer)).toBe(404);
    expect(await statusOf(imageUrl.replace('/frames/1', '/frames/x'), bearer)).toBe(404);

    const collection = await client.createCollection({ name: 'Lectures', isPublic: true });
    await client.addItem({ collectionId: collection.id, contentId: task.contentId! });
    expect([await statusOf(imageUrl), await statusOf(imageUrl, of(other))]).toEqual([404, 404]);
    expect((await client.extractVisuals({ contentId: task.contentId! })).fromCache).toBe(true);
    expect(server.undescribed).toEqual([]);
  });
});
