import { currentCue } from '../../lib/playback/current-cue.ts';
import type { PlayerLine } from '../../lib/playback/player-line.ts';
import { isOtherItem } from './is-other-item.ts';

/**
 * Calls `show` with the active line and its index whenever another line becomes active, and with no line between lines and during
 * advertisements. `onTime` receives the position of each frame outside of advertisements. `refresh` calls `show` for the lines that
 * `content` has now, and `stop` ends it.
 */
export function followLines(
  video: HTMLVideoElement,
  content: { lines: PlayerLine[]; duration: number },
  show: (line: PlayerLine | undefined, index: number) => void,
  onTime?: (time: number) => void,
): { refresh(): void; stop(): void } {
  /** The time in which nothing changes. */
  let from = Number.POSITIVE_INFINITY;
  let until = Number.NEGATIVE_INFINITY;
  let frame = 0;

  // The time of a frame is up to a second behind where a video has few frames, and its event may come after that of a seek.
  const update = () => {
    const time = video.currentTime;
    const { lines, duration } = content;
    const isOther = isOtherItem(video, duration);
    if (!isOther) onTime?.(time);
    if (time >= from && time < until) return;
    const index = isOther ? -1 : currentCue(lines, time);
    const line = lines[index];
    const next = isOther ? undefined : lines[index + 1];
    const isActive = line !== undefined && time < line.endTime;
    from = isActive ? line.startTime : (line?.endTime ?? Number.NEGATIVE_INFINITY);
    until = isActive ? line.endTime : (next?.startTime ?? Number.POSITIVE_INFINITY);
    show(isActive ? line : undefined, index);
  };
  const refresh = () => {
    until = Number.NEGATIVE_INFINITY;
    update();
  };
  const onFrame = () => {
    frame = video.requestVideoFrameCallback(onFrame);
    update();
  };

  const ended = new AbortController();
  const { signal } = ended;
  for (const name of ['timeupdate', 'seeked']) video.addEventListener(name, update, { signal });
  // Another item or an advertisement may have started in the element.
  for (const name of ['durationchange', 'emptied']) video.addEventListener(name, refresh, { signal });
  frame = video.requestVideoFrameCallback(onFrame);
  refresh();
  return {
    refresh,
    stop() {
      ended.abort();
      video.cancelVideoFrameCallback(frame);
    },
  };
}
