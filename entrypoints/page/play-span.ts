/** The end of each element's stretch, until which it plays. */
const stretches = new WeakMap<HTMLMediaElement, AbortController>();

/** Moves a media element to a time in seconds, and lets it be. */
export function seekTo(element: HTMLMediaElement, time: number): void {
  stretches.get(element)?.abort();
  element.currentTime = time;
}

/**
 * Plays a span of a media element, in seconds, and pauses at its end. If the user pauses or seeks before, playback is no longer
 * stopped.
 */
export function playSpan(element: HTMLMediaElement, startTime: number, endTime: number): void {
  seekTo(element, startTime);
  const stretch = new AbortController();
  stretches.set(element, stretch);
  const { signal } = stretch;
  const listen = (event: string, listener: () => void) => element.addEventListener(event, listener, { signal });
  let isSeeking = true;
  listen('seeked', () => {
    // The first is that of this function.
    if (!isSeeking) stretch.abort();
    isSeeking = false;
  });
  listen('timeupdate', () => {
    if (element.currentTime < endTime) return;
    stretch.abort();
    element.pause();
  });
  listen('pause', () => stretch.abort());
  // A browser that lets no page play by itself leaves it at the moment, where the user can play it.
  void element.play().catch(() => undefined);
}
