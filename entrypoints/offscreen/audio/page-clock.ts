import type { PagePlayback } from '../../channels/playback-message.ts';
import type { Playback } from './capture.ts';
import type { PagePort } from './playback-port.ts';

/** Wait for the page script, after which audio is recorded without media times. */
const clockTimeoutMs = 2000;

/** Extrapolates the playback position of a tab's media item from the messages of its page script, a few per second. */
export function pageClock() {
  const since = performance.now();
  let reported: PagePlayback | undefined;
  return {
    follow(page: PagePort, onGone: () => void): void {
      reported = null;
      page.onGone(onGone);
      page.onMessage((message) => {
        if ('ended' in message) return onGone();
        reported = message.playback;
      });
    },
    /** Returns the position; the audio's own time if no page script is connected, undefined while nothing plays. */
    playback(late: number, soundTime: number): Playback | undefined {
      if (reported === undefined)
        return performance.now() - since < clockTimeoutMs ? undefined : { mediaTime: soundTime, rate: 1 };
      if (reported === null) return undefined;
      const { mediaTime, rate, at } = reported;
      return { mediaTime: Math.max(0, mediaTime + ((Date.now() - at) / 1000 - late) * rate), rate };
    },
  };
}
