/** Maximum difference of an element's duration from that of its media item. That of an advertisement in the same element differs by more. */
const maxDifferenceSeconds = 5;

/** Returns whether an element plays something other than a media item of a duration in seconds (0 if unknown), such as an advertisement. */
export const isOtherItem = (video: HTMLVideoElement, duration: number): boolean =>
  duration > 0 && Number.isFinite(video.duration) && Math.abs(video.duration - duration) > maxDifferenceSeconds;
