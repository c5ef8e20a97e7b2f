import { afterAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../lib/ports/engine.ts';
import type { SummaryContent } from '../../lib/records/summary.ts';
import { engine as local } from '../../lib/service/engine/offline-engine.ts';
import { engineThreads } from './engine-threads.ts';

const { engine, close } = engineThreads(2);
afterAll(close);

const captions = Array.from(
  { length: 40 },
  (_, i) =>
    `${i + 1}\n00:00:${String(i).padStart(2, '0')},000 --> 00:00:${String(i).padStart(2, '0')},900\nClocks came to towers and trains needed one time ${i}.\n`,
).join('\n');
const body = { base64: btoa(captions), contentType: 'application/x-subrip' };

describe('the engine in threads', () => {
  it('returns the results of the engine', async () => {
    const { cues } = await engine.readCaptions(body);
    expect(cues).toEqual((await local.readCaptions(body)).cues);
    expect(cues.length).toBeGreaterThan(0);
    const request = { cues, language: 'en', duration: 40, detailLevel: 400 };
    const [one, two] = await Promise.all([engine.summarize(request), engine.summarize(request)]);
    expect(one).toEqual(await local.summarize(request));
    expect(two).toEqual(one);
  });

  it('passes on the first lines of a summary', async () => {
    const { cues } = await engine.readCaptions(body);
    const request = { cues, language: 'en', duration: 40, detailLevel: 400 };
    const firstLinesOf = async (one: Engine) => {
      const events: SummaryContent[] = [];
      await one.summarize(request, { onEvent: (content) => void events.push(content) });
      return events;
    };
    const events = await firstLinesOf(engine);
    expect(events).toHaveLength(1);
    expect(events).toEqual(await firstLinesOf(local));
  });

  it('is not taken for a promise', async () => {
    expect(await (async () => engine)()).toBe(engine);
  });

  it('fails with the failures of the engine', async () => {
    const nothing = { base64: btoa('<html>no captions</html>') };
    const failure = await local.readCaptions(nothing).catch((error) => error);
    await expect(engine.readCaptions(nothing)).rejects.toMatchObject({ code: failure.code, message: failure.message });
    await expect((engine as unknown as { constructor(): Promise<void> }).constructor()).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('starts new threads after it was closed', async () => {
    await close();
    expect((await engine.readCaptions(body)).cues.length).toBeGreaterThan(0);
  });

  it('fails the call of a broken thread, and no other', async () => {
    const cut = expect(engine.readCaptions(body)).rejects.toMatchObject({ code: 'internal' });
    await Promise.all([cut, close()]);
    expect((await engine.readCaptions(body)).cues.length).toBeGreaterThan(0);
  });
});
