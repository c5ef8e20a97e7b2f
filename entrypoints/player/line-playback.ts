import { currentCue } from '../../lib/playback/current-cue.ts';
import type { LineAction } from '../../lib/playback/player-keys.ts';
import type { PlayerLine } from '../../lib/playback/player-line.ts';

/** Time after the start of a line within which "previous" leads to the line before it. Seconds. */
const previousWithinSeconds = 1;
/** Maximum step of the playback position between two updates; a larger one is a jump of the user. Seconds, at normal speed. */
const maxStepSeconds = 1;

/**
 * Creates the playback by lines of a video: steps, a looped line, pauses after lines, and speeds. `onSwitch` is called after each
 * key, and when a loop ends by itself.
 */
export function createLinePlayback(
  video: Pick<HTMLVideoElement, 'currentTime' | 'playbackRate' | 'seeking' | 'pause'>,
  content: { lines: PlayerLine[] },
  onSwitch?: () => void,
) {
  let loopedLine: PlayerLine | undefined;
  let isPausing = false;
  let lastTime = 0;

  const goTo = (line: PlayerLine | undefined) => {
    if (!line) return;
    if (loopedLine) loopedLine = line;
    lastTime = line.startTime;
    video.currentTime = line.startTime;
  };
  const toggleRate = (rate: number) => {
    video.playbackRate = video.playbackRate === rate ? 1 : rate;
  };
  const actions: Record<LineAction, () => void> = {
    previous() {
      const { lines } = content;
      const index = currentCue(lines, video.currentTime);
      const isAtStart = video.currentTime - (lines[index]?.startTime ?? 0) < previousWithinSeconds;
      goTo(lines[isAtStart ? Math.max(index - 1, 0) : index]);
    },
    next: () => goTo(content.lines[currentCue(content.lines, video.currentTime) + 1]),
    loop() {
      loopedLine = loopedLine ? undefined : content.lines[currentCue(content.lines, video.currentTime)];
    },
    pauseAfter() {
      isPausing = !isPausing;
    },
    half: () => toggleRate(0.5),
    double: () => toggleRate(2),
  };

  return {
    run(action: LineAction): void {
      actions[action]();
      onSwitch?.();
    },
    /** The state of the switches, for display. */
    state: () => ({ isLooping: loopedLine !== undefined, isPausing }),
    /** Follows the playback position: repeats the looped line, and pauses where a line ends. */
    follow(time: number): void {
      // A frame from before the jump may still arrive.
      if (video.seeking) return;
      const from = lastTime;
      lastTime = time;
      if (!loopedLine && !isPausing) return;
      const line = loopedLine ?? content.lines[currentCue(content.lines, from)];
      const isPlaying = time >= from && time - from <= maxStepSeconds * Math.max(1, video.playbackRate);
      if (!line || from >= line.endTime || time < line.endTime) return;
      // The user has jumped out of the looped line, which ends the loop.
      if (!isPlaying) {
        loopedLine = undefined;
        onSwitch?.();
      } else {
        if (isPausing) video.pause();
        if (loopedLine) goTo(loopedLine);
      }
    },
  };
}
