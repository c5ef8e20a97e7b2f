import type { PagePlayback } from '../offscreen/audio/playback-port.ts';

/** Seconds by which a live medium may grow between two looks; an advertisement differs by more. */
const maxGrowthSeconds = 5;

/** What is told of the medium that an element plays: an advertisement in the same element is not the medium. */
export function trackMedia(element: HTMLMediaElement) {
  const address = addressOf(location);
  let { duration } = element;
  return {
    /** A page that has got another address shows something else. */
    isGone: () => addressOf(location) !== address,
    /** Where the medium was, so many seconds ago; nothing while it doesn't play. */
    playback(ago: number): PagePlayback {
      const isSame =
        element.duration === duration || Math.abs(element.duration - duration) < maxGrowthSeconds || Number.isNaN(duration);
      if (!isSame || element.paused || element.seeking || element.ended) return null;
      duration = element.duration;
      const { playbackRate: rate } = element;
      return rate > 0 ? { mediaTime: Math.max(0, element.currentTime - ago * rate), rate, at: Date.now() } : null;
    },
  };
}

/** Fragments only move on a page. */
const addressOf = ({ href }: Location) => href.replace(/#.*$/s, '');
