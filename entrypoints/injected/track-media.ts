import type { PagePlayback } from '../channels/playback-message.ts';

/** Maximum growth of a live stream's duration between two events; an advertisement's duration differs by more. */
const maxGrowthSeconds = 5;

/** Tracks the media item of an element and ignores advertisements in the same element, by their duration. */
export function trackMedia(element: HTMLMediaElement) {
  const address = addressOf(location);
  let { duration } = element;
  return {
    /** Whether the page's address has changed, so that it shows another media item. */
    isGone: () => addressOf(location) !== address,
    /** Returns the playback position some seconds ago; null while nothing plays. */
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

/** Returns the address without its fragment, which only scrolls a page. */
const addressOf = ({ href }: Location) => href.replace(/#.*$/s, '');
