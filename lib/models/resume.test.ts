import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choices, cuesOf, modelsOf, requestOf } from '../../test/model-server/model-run.ts';
import { orInSoak } from '../../test/soak/or-in-soak.ts';
import { testRun } from '../../test/test-run.ts';
import { ramble, sentences } from '../../test/world/words.ts';

const cues = cuesOf(ramble(60));
const chapters = Array.from({ length: 12 }, (_, i) => ({ startTime: i * 25, title: `Part ${i + 1}` }));

describe('a killed run', () => {
  it('continues from its steps after a kill at any moment', async () => {
    const whole = modelsOf();
    const first = testRun();
    const expected = await whole.models.write(requestOf(cues, {}, { chapters }), first);
    const moments = first.events.length + whole.world.calls.length;
    expect(whole.world.calls.length).toBeGreaterThan(8);
    let seed = 11;
    for (let kill = 0; kill < orInSoak(3, 50); kill++) {
      seed = (seed * 48_271) % 2_147_483_647;
      const moment = 1 + (seed % moments);
      const { models, world } = modelsOf();
      let passed = 0;
      const tick = () => {
        if (++passed === moment) run.stop.abort(new DOMException('killed', 'AbortError'));
      };
      const push = world.calls.push.bind(world.calls);
      world.calls.push = (...calls) => {
        tick();
        return push(...calls);
      };
      const run = testRun(tick);
      const killed = models.write(requestOf(cues, {}, { chapters }), run).then(
        () => true,
        (failure) => {
          expect(failure).toMatchObject({ code: 'cancelled' });
          return false;
        },
      );
      const isDone = await killed;
      const inFlight = world.calls.length - run.steps.length;
      expect(inFlight).toBeLessThanOrEqual(4);
      const again = testRun();
      const { result, receipt } = await models.write(requestOf(cues, {}, { chapters, done: run.steps }), again);
      expect(result).toEqual(expected.result);
      expect(receipt).toEqual(expected.receipt);
      expect(world.calls.length).toBeLessThanOrEqual(expected.receipt.calls + inFlight);
      if (isDone) expect(again.steps).toEqual([]);
    }
  });

  it('ignores steps of other options, and broken ones', async () => {
    const { models, world } = modelsOf();
    const run = testRun();
    await models.write(requestOf(cues), run);
    const before = world.calls.length;
    await models.write(requestOf(cues, { outputLanguage: 'de' }, { done: run.steps }), testRun());
    expect(world.calls.length).toBeGreaterThan(before + 1);
    const broken = run.steps.map(({ key }) => ({ key, value: { text: 7 } }));
    const requestCount = world.calls.length;
    await models.write(requestOf(cues, {}, { done: broken }), testRun());
    expect(world.calls.length).toBe(requestCount + before);
  });

  it('stores no key in its steps', async () => {
    const { models } = modelsOf();
    const run = testRun();
    await models.write(requestOf(cues), run);
    expect(JSON.stringify(run.events)).not.toContain('key-of-tests');
  });
});

describe('a stream', () => {
  const tea = cuesOf(sentences('tea.zh'));

  it.each(Object.entries(choices))('of %s gives the same text however it is split into chunks', async (_, model) => {
    const request = requestOf(tea, {}, { model, language: 'zh' });
    const { result } = await modelsOf().models.write(request, testRun());
    const textOf = async (cut: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>[]) =>
      JSON.stringify((await modelsOf({}, { cut }).models.write(request, testRun())).result);
    const expected = JSON.stringify(result);
    expect(await textOf((bytes) => Array.from(bytes, (byte) => Uint8Array.of(byte)))).toBe(expected);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 30 }), async (sizes) => {
        const cut = (bytes: Uint8Array<ArrayBuffer>) => {
          const pieces: Uint8Array<ArrayBuffer>[] = [];
          for (let at = 0, i = 0; at < bytes.length; i++) {
            const size = sizes[i % sizes.length]!;
            pieces.push(bytes.slice(at, at + size));
            at += size;
          }
          return pieces;
        };
        expect(await textOf(cut)).toBe(expected);
      }),
      { numRuns: orInSoak(4, 20) },
    );
  });
});
