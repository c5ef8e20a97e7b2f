import { describe, expect, it, vi } from 'vitest';
import { createSkimPlayback } from './skim-playback.ts';

const spans = [
  { startTime: 10, endTime: 20 },
  { startTime: 40, endTime: 50 },
  { startTime: 80, endTime: 90 },
];

/** A skim of a video that plays by quarters of a second, whose seeks arrive at once. */
function skimFrom(start: number, skimmed = spans) {
  let time = start;
  const onChange = vi.fn();
  const video = {
    get currentTime() {
      return time;
    },
    set currentTime(next) {
      time = next;
      skim.onSeeking();
    },
    paused: false,
    seeking: false,
    pause() {
      video.paused = true;
    },
    async play() {
      video.paused = false;
    },
  };
  const skim = createSkimPlayback(video, skimmed, onChange);
  const play = (seconds: number) => {
    const played: number[] = [];
    for (let step = 0; step < seconds * 4 && !video.paused; step++) {
      played.push(time);
      time += 0.25;
      skim.follow(time);
    }
    return played;
  };
  return { video, skim, play, onChange };
}
const secondsWithin = (played: number[], from: number, to: number) =>
  played.filter((time) => time >= from && time < to).length / 4;

describe('createSkimPlayback', () => {
  it('plays the spans only, and pauses after the last', () => {
    const { skim, play, video } = skimFrom(0);
    skim.start();
    const played = play(100);
    expect(played).toHaveLength(30 * 4);
    for (const { startTime, endTime } of spans) expect(secondsWithin(played, startTime, endTime)).toBe(10);
    expect(video.paused).toBe(true);
    expect(skim.state()).toEqual({ isSkimming: false, canUndo: false });
  });

  it('skips what follows a span that ends before the next frame', () => {
    const { skim, play } = skimFrom(10, [spans[0]!, { startTime: 40, endTime: 40.1 }, spans[2]!]);
    skim.start();
    expect(secondsWithin(play(100), 40, 80)).toBe(0.25);
  });

  it('jumps to the very start of a span', () => {
    const { skim, play, video } = skimFrom(19.9);
    skim.start();
    expect(video.currentTime).toBe(19.9);
    play(0.25);
    expect(video.currentTime).toBe(40);
  });

  it('starts again from the first span where nothing follows, and plays a paused video', () => {
    const { skim, video } = skimFrom(95);
    video.paused = true;
    skim.start();
    expect(video.currentTime).toBe(10);
    expect(video.paused).toBe(false);
  });

  it('plays on where the user seeks, up to the next span', () => {
    const { skim, play, video } = skimFrom(12);
    skim.start();
    video.currentTime = 60;
    const played = play(35);
    expect(secondsWithin(played, 60, 80)).toBe(20);
    expect(secondsWithin(played, 80, 90)).toBe(10);
    expect(skim.state().isSkimming).toBe(false);
  });

  it('respects a seek behind the last span, and one into a span', () => {
    const { skim, play, video } = skimFrom(12);
    skim.start();
    video.currentTime = 100;
    expect(play(10)).toHaveLength(40);
    video.currentTime = 45;
    expect(play(6).at(-1)).toBe(80.75);
  });

  it('plays what a jump left out when it is undone, and goes on after it', () => {
    const { skim, play, video } = skimFrom(19);
    skim.start();
    play(2);
    expect(skim.state().canUndo).toBe(true);
    skim.undo();
    expect(video.currentTime).toBe(20);
    expect(skim.state()).toEqual({ isSkimming: true, canUndo: false });
    expect(play(25).at(-1)).toBeCloseTo(45, 0);
  });

  it('stops at once, where the video is', () => {
    const { skim, play, video, onChange } = skimFrom(12);
    skim.start();
    skim.stop();
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(play(20)).toHaveLength(80);
    expect(video.currentTime).toBe(32);
  });

  it('gives way to a site that seeks back, instead of fighting with it', () => {
    const { skim, play, video } = skimFrom(19);
    skim.start();
    play(1);
    expect(video.currentTime).toBe(40);
    // The site does not allow to leave out what it plays.
    video.currentTime = 21;
    const played = play(10);
    expect(secondsWithin(played, 21, 31)).toBe(10);
  });

  it('goes on without a jump where the overlay was made again while the user plays what is left out', () => {
    const { skim, play } = skimFrom(25);
    skim.resume();
    expect(secondsWithin(play(15), 25, 40)).toBe(15);
  });

  it('goes on without playing by itself on a page that was loaded again, and skips as soon as the video plays', () => {
    const { skim, play, video } = skimFrom(0);
    video.paused = true;
    skim.resume();
    expect(video.paused).toBe(true);
    expect(video.currentTime).toBe(0);
    video.paused = false;
    expect(secondsWithin(play(5), 0, 10)).toBe(0.25);
    expect(video.currentTime).toBeGreaterThan(10);
  });

  it('does nothing without spans', () => {
    const { skim, play, onChange } = skimFrom(5, []);
    skim.start();
    skim.undo();
    expect(play(3)).toHaveLength(12);
    expect(onChange).not.toHaveBeenCalled();
  });
});
