import { describe, expect, it } from 'vitest';
import { createLinePlayback } from './line-playback.ts';

const lines = [
  { startTime: 1, endTime: 3, text: 'a' },
  { startTime: 3, endTime: 5, text: 'b' },
  { startTime: 8, endTime: 9, text: 'c' },
];

/** A playback of the lines, whose video plays by quarters of a second. */
function playback(start: number) {
  const video = {
    currentTime: start,
    playbackRate: 1,
    seeking: false,
    isPaused: false,
    pause() {
      video.isPaused = true;
    },
  };
  const playback = createLinePlayback(video, { lines });
  playback.follow(start);
  const play = (seconds: number) => {
    video.isPaused = false;
    for (let step = 0; step < seconds * 4 && !video.isPaused; step++) {
      video.currentTime += 0.25;
      playback.follow(video.currentTime);
    }
    return video.currentTime;
  };
  return { video, play, ...playback };
}

describe('createLinePlayback', () => {
  it('steps to the next line, to the start of this one, and to the one before', () => {
    const { video, run } = playback(3.5);
    run('next');
    expect(video.currentTime).toBe(8);
    run('next');
    expect(video.currentTime).toBe(8);
    run('previous');
    expect(video.currentTime).toBe(3);
    video.currentTime = 4.5;
    run('previous');
    expect(video.currentTime).toBe(3);
  });

  it('repeats the looped line until the loop is switched off', () => {
    const { play, run, state } = playback(3.5);
    run('loop');
    expect(state().isLooping).toBe(true);
    expect(play(6)).toBeLessThan(5);
    run('loop');
    expect(play(4)).toBeGreaterThan(6);
  });

  it('takes a frame from before the jump of a loop for none of the user', () => {
    const { play, run, video, state, follow } = playback(3.5);
    run('loop');
    expect(play(1.5)).toBe(3);
    video.seeking = true;
    follow(5);
    expect(state().isLooping).toBe(true);
  });

  it('ends the loop when the user jumps out of it', () => {
    const { video, run, state, follow } = playback(3.5);
    run('loop');
    video.currentTime = 100;
    follow(100);
    expect(state().isLooping).toBe(false);
    expect(video.currentTime).toBe(100);
  });

  it('pauses after each line, once', () => {
    const { play, run, video } = playback(1.1);
    run('pauseAfter');
    expect(play(10)).toBeCloseTo(3, 0);
    expect(play(10)).toBeCloseTo(5, 0);
    expect(video.isPaused).toBe(true);
  });

  it('switches half and double speed on and off', () => {
    const { run, video } = playback(1);
    run('half');
    expect(video.playbackRate).toBe(0.5);
    run('double');
    expect(video.playbackRate).toBe(2);
    run('double');
    expect(video.playbackRate).toBe(1);
  });

  it('does nothing without lines', () => {
    const video = { currentTime: 1, playbackRate: 1, seeking: false, pause: () => undefined };
    const { run, follow } = createLinePlayback(video, { lines: [] });
    for (const action of ['previous', 'next', 'loop', 'pauseAfter'] as const) run(action);
    follow(2);
    expect(video.currentTime).toBe(1);
  });
});
