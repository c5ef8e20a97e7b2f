/** Ends the watch over the span that each element plays. */
const spans = new WeakMap<HTMLMediaElement, AbortController>();

/** Moves a media element to a time in seconds, without stopping its playback at the end of a span. */
export function seekTo(element: HTMLMediaElement, time: number): void {
  spans.get(element)?.abort();
  element.currentTime = time;
}

/**
 * Plays a span of a media element, in seconds, and pauses at its end. If the user pauses or seeks before, playback is no longer
 * stopped.
 */
export function playSpan(element: HTMLMediaElement, startTime: number, endTime: number): void {
  seekTo(element, startTime);
  const span = new AbortController();
  spans.set(element, span);
  const { signal } = span;
  const listen = (event: string, listener: () => void) => element.addEventListener(event, listener, { signal });
  let isSeeking = true;
  listen('seeked', () => {
    // The first is that of this function.
    if (!isSeeking) span.abort();
    isSeeking = false;
  });
  listen('timeupdate', () => {
    if (element.currentTime < endTime) return;
    span.abort();
    element.pause();
  });
  listen('pause', () => span.abort());
  // A browser that lets no page play by itself leaves it at the moment, where the user can play it.
  void element.play().catch(() => undefined);
}
