import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHeatmap } from './heatmap.ts';

const real = JSON.parse(readFileSync(new URL('fixtures/most-replayed.json', import.meta.url), 'utf8'));
const mediaItem = { videoId: 'GJLlxj_dtq8', duration: 316 };
const entity = (markers: unknown, externalVideoId?: string) => ({
  payload: { macroMarkersListEntity: { externalVideoId, markersList: { markerType: 'MARKER_TYPE_HEATMAP', markers } } },
});
const answer = (...mutations: unknown[]) => ({ frameworkUpdates: { entityBatchUpdate: { mutations } } });
const marker = (startMillis: unknown, value: unknown, durationMillis: unknown = '1000') => ({
  startMillis,
  durationMillis,
  intensityScoreNormalized: value,
});

describe('readHeatmap', () => {
  it('returns the hundred parts of a real video in seconds', () => {
    const parts = readHeatmap(real, mediaItem);
    expect(parts).toHaveLength(100);
    expect(parts[1]).toEqual({ startTime: 3.17, endTime: 6.34, value: 0.28893089304447067 });
    expect(parts.find(({ value }) => value === 1)).toEqual({ startTime: 240.92, endTime: 244.09, value: 1 });
    expect(parts.at(-1)?.endTime).toBe(317);
  });

  it('does not count the start of playback as a replay', () => {
    expect(readHeatmap(real, mediaItem)[0]).toEqual({ startTime: 0, endTime: 3.17, value: 0.28893089304447067 });
    const quiet = answer(entity([marker('0', 0.1), marker('1000', 0.5)]));
    expect(readHeatmap(quiet, mediaItem).map(({ value }) => value)).toEqual([0.1, 0.5]);
  });

  it('ignores data of another video', () => {
    expect(readHeatmap(real, { ...mediaItem, videoId: 'dQw4w9WgXcQ' })).toEqual([]);
    const stale = { ...answer(entity([marker('0', 1)])), currentVideoEndpoint: { watchEndpoint: { videoId: 'aaaaaaaaaaa' } } };
    expect(readHeatmap(stale, mediaItem)).toEqual([]);
    const both = answer(entity([marker('0', 1)], 'aaaaaaaaaaa'), entity([marker('0', 0.5)], mediaItem.videoId));
    expect(readHeatmap(both, mediaItem)).toEqual([{ startTime: 0, endTime: 1, value: 0.5 }]);
  });

  it('omits broken or late parts, and sorts the remainder', () => {
    const markers = [
      marker('2000', 0.2),
      marker('1000', 0.1),
      marker('0', 1.5),
      marker('0', -0.1),
      marker('0', '0.5'),
      marker('-1', 0.5),
      marker('x', 0.5),
      marker('0', 0.5, '0'),
      marker('316000', 0.5),
      null,
    ];
    expect(readHeatmap(answer(entity(markers)), mediaItem).map(({ value }) => value)).toEqual([0.1, 0.2]);
    expect(readHeatmap(answer(entity(markers)), { ...mediaItem, duration: 0 }).map(({ value }) => value)).toEqual([
      0.1, 0.2, 0.5,
    ]);
  });

  it('is limited in size', () => {
    const many = Array.from({ length: 100_000 }, (_, i) => marker(String(i), 0.5));
    expect(readHeatmap(answer(entity(many)), mediaItem)).toHaveLength(1000);
  });

  it('returns nothing for anything else', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void expect(readHeatmap(value, mediaItem)).toEqual([])));
    fc.assert(
      fc.property(fc.jsonValue(), (value) => void expect(readHeatmap(answer(entity(value)), mediaItem)).toBeInstanceOf(Array)),
    );
  });
});
