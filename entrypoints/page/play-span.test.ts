import { expect, it } from 'vitest';
import { playSpan, seekTo } from './play-span.ts';

/** A media element with the events of its playback, which a test moves on. */
class FakePlayer extends EventTarget {
  paused = true;
  #time = 0;
  #isSeeking = false;

  get currentTime(): number {
    return this.#time;
  }
  set currentTime(time: number) {
    this.#time = time;
    this.#isSeeking = true;
  }
  async play(): Promise<void> {
    this.paused = false;
  }
  pause(): void {
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
  /** Ends a seek that is under way, and plays on for some seconds unless it is paused. */
  run(seconds: number): void {
    if (this.#isSeeking) this.dispatchEvent(new Event('seeked'));
    this.#isSeeking = false;
    for (let played = 0; played < seconds && !this.paused; played += 0.25) {
      this.#time += 0.25;
      this.dispatchEvent(new Event('timeupdate'));
    }
  }
}

const createPlayer = () => {
  const player = new FakePlayer();
  return { player, element: player as unknown as HTMLMediaElement };
};

it('plays a span and pauses at its end, once', async () => {
  const { player, element } = createPlayer();
  playSpan(element, 60, 62);
  player.run(100);
  expect([player.paused, player.currentTime]).toEqual([true, 62]);
  await player.play();
  player.run(10);
  expect([player.paused, player.currentTime]).toEqual([false, 72]);
});

it.each([
  [
    'goes to another place',
    (element: HTMLMediaElement) => {
      element.currentTime = 300;
    },
  ],
  ['seeks with Gloss', (element: HTMLMediaElement) => seekTo(element, 300)],
])('lets a user who %s play on', (_, leave) => {
  const { player, element } = createPlayer();
  playSpan(element, 60, 61);
  player.run(0.5);
  leave(element);
  player.run(10);
  expect([player.paused, player.currentTime]).toEqual([false, 310]);
});

it('lets a user who pauses and plays again play on', async () => {
  const { player, element } = createPlayer();
  playSpan(element, 60, 61);
  player.run(0.5);
  player.pause();
  await player.play();
  player.run(10);
  expect([player.paused, player.currentTime]).toEqual([false, 70.5]);
});

it('plays the span that was chosen last', () => {
  const { player, element } = createPlayer();
  playSpan(element, 60, 61);
  player.run(0.5);
  playSpan(element, 20, 22);
  player.run(100);
  expect([player.paused, player.currentTime]).toEqual([true, 22]);
});

it('stays where it is if the page may not play', async () => {
  const { player, element } = createPlayer();
  player.play = () => Promise.reject(new Error('NotAllowedError'));
  playSpan(element, 60, 61);
  await Promise.resolve();
  expect([player.paused, player.currentTime]).toEqual([true, 60]);
});
