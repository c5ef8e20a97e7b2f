import { currentCue } from '../../lib/playback/current-cue.ts';
import type { PlayerLine } from '../../lib/playback/player-line.ts';

/** Maximum difference of an element's duration from that of its media item. That of an advertisement in the same element differs by more. */
const maxDifferenceSeconds = 5;

/**
 * Calls `show` with the line at the playback position each time another one becomes active, and with undefined between lines and
 * during advertisements. `onTime` receives the position of each frame. Between changes a frame costs a few comparisons. Returns the
 * function that ends it.
 */
export function followLines(
  video: HTMLVideoElement,
  { lines, duration }: { lines: PlayerLine[]; duration: number },
  show: (line: PlayerLine | undefined) => void,
  onTime?: (time: number) => void,
): () => void {
  /** The time in which nothing changes. */
  let from = Number.POSITIVE_INFINITY;
  let until = Number.NEGATIVE_INFINITY;
  let frame = 0;

  const update = (time: number) => {
    onTime?.(time);
    if (time >= from && time < until) return;
    const isOther = duration > 0 && Number.isFinite(video.duration) && Math.abs(video.duration - duration) > maxDifferenceSeconds;
    const index = isOther ? -1 : currentCue(lines, time);
    const line = lines[index];
    const next = isOther ? undefined : lines[index + 1];
    const isActive = line !== undefined && time < line.endTime;
    from = isActive ? line.startTime : (line?.endTime ?? Number.NEGATIVE_INFINITY);
    until = isActive ? line.endTime : (next?.startTime ?? Number.POSITIVE_INFINITY);
    show(isActive ? line : undefined);
  };
  const updateToCurrentTime = () => update(video.currentTime);
  const refresh = () => {
    until = Number.NEGATIVE_INFINITY;
    updateToCurrentTime();
  };
  const onFrame: VideoFrameRequestCallback = (_, { mediaTime }) => {
    frame = video.requestVideoFrameCallback(onFrame);
    update(mediaTime);
  };

  const ended = new AbortController();
  const { signal } = ended;
  for (const name of ['timeupdate', 'seeked']) video.addEventListener(name, updateToCurrentTime, { signal });
  // Another item or an advertisement may have started in the element.
  for (const name of ['durationchange', 'emptied']) video.addEventListener(name, refresh, { signal });
  frame = video.requestVideoFrameCallback(onFrame);
  refresh();
  return () => {
    ended.abort();
    video.cancelVideoFrameCallback(frame);
  };
}
