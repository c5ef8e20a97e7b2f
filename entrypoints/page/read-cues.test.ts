import { beforeEach, expect, it, vi } from 'vitest';
import { maxMediaTime } from '../channels/max-media-time.ts';
import { cueSnapshot, readCues } from './read-cues.ts';
import { retainTrack } from './retain-track.ts';

const states = { LOADED: 2, ERROR: 3 };
beforeEach(() => {
  vi.stubGlobal('HTMLTrackElement', states);
});

/** A disabled track, whose file loads at the call of `load`. */
function disabledTrack() {
  const cue = { startTime: 1, endTime: Infinity, text: 'Hello' };
  const track = {
    mode: 'disabled',
    get cues() {
      return this.mode === 'disabled' ? null : [cue];
    },
  };
  const element = Object.assign(new EventTarget(), { readyState: 1, src: 'https://example.com/en.vtt' });
  const load = () => {
    element.readyState = states.LOADED;
    element.dispatchEvent(new Event('load'));
  };
  return { track: track as unknown as TextTrack, element: element as unknown as HTMLTrackElement, load };
}
const cues = [{ startTime: 1, endTime: maxMediaTime, text: 'Hello' }];

it('reads a track for two callers at once, and disables it again', async () => {
  const { track, element, load } = disabledTrack();
  const reads = [readCues(track, element), readCues(track, element)];
  expect(track.mode).toBe('hidden');
  load();
  expect(await Promise.all(reads)).toEqual([cues, cues]);
  expect(track.mode).toBe('disabled');
});

it('leaves a track enabled for those that follow it, and showing where the user has chosen it meanwhile', async () => {
  const { track } = disabledTrack();
  const follower = retainTrack(track);
  follower.enable();
  expect(await readCues(track, undefined)).toEqual(cues);
  expect(track.mode).toBe('hidden');
  track.mode = 'showing';
  follower.release();
  expect(track.mode).toBe('showing');
});

it('waits for no file of a track that a script fills', async () => {
  const { track, element } = disabledTrack();
  expect(await readCues(track, Object.assign(element, { src: '' }))).toEqual(cues);
});

it('leaves the times of a timeline that starts in 1970', () => {
  const times = { startTime: 1_795_000_000, endTime: 1_795_000_003 };
  expect(cueSnapshot(times as TextTrackCue)).toEqual({ ...times, text: '' });
});
