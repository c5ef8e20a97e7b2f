import type { Playback } from './capture.ts';
import type { PagePlayback, PagePort } from './playback-port.ts';

/** How long a page may take before the sound is kept without its times (milliseconds). */
const clockTimeoutMs = 2000;

/** Where the medium of a tab is, as far as its page tells: it says so a few times in a second, and goes on meanwhile. */
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
    /** A page that tells nothing is taken for the sound itself. */
    playback(late: number, soundTime: number): Playback | undefined {
      if (reported === undefined)
        return performance.now() - since < clockTimeoutMs ? undefined : { mediaTime: soundTime, rate: 1 };
      if (reported === null) return undefined;
      const { mediaTime, rate, at } = reported;
      return { mediaTime: Math.max(0, mediaTime + ((Date.now() - at) / 1000 - late) * rate), rate };
    },
  };
}
