import { currentCue } from '../../lib/playback/current-cue.ts';
import type { TimeSpan } from '../../lib/playback/time-span.ts';

type SkimmedVideo = Pick<HTMLVideoElement, 'currentTime' | 'paused' | 'seeking' | 'pause' | 'play'>;

/** Maximum difference of the position after a jump from the target. Seconds. */
const maxJumpErrorSeconds = 0.05;

/**
 * Creates the playback of a video by the spans of a skim: skips the parts between them, and pauses after the last one. After the
 * user seeks, playback continues from there to the next span. `onChange` is called when the skim starts, jumps or ends.
 */
export function createSkimPlayback(video: SkimmedVideo, spans: readonly TimeSpan[], onChange: () => void) {
  let isOn = false;
  /** Position up to which a skipped part is played on the user's request. */
  let resumesAt = 0;
  /** Target of the jump that is in progress. */
  let target: number | undefined;
  /** Position of the last jump. */
  let jumpedAt: number | undefined;

  const nextStart = (time: number) => spans[currentCue(spans, time) + 1]?.startTime ?? Number.POSITIVE_INFINITY;
  const isWithin = (time: number) => time < (spans[currentCue(spans, time)]?.endTime ?? 0);
  const goTo = (time: number) => {
    target = time;
    video.currentTime = time;
  };
  const stop = () => {
    isOn = false;
    jumpedAt = undefined;
    onChange();
  };

  return {
    /** The state for display. */
    state: () => ({ isSkimming: isOn, canUndo: jumpedAt !== undefined }),
    /** Starts the skim at the current position, or at the first span if none follows. */
    start(): void {
      if (spans.length === 0) return;
      isOn = true;
      const next = nextStart(video.currentTime);
      if (!isWithin(video.currentTime)) goTo(Number.isFinite(next) ? next : spans[0]!.startTime);
      // Without a click on the page the browser may refuse; the skim then waits for the user to play.
      if (video.paused) void video.play().catch(() => undefined);
      onChange();
    },
    /** Continues the skim of another overlay, or of a page that was loaded again, without playing a paused video. */
    resume(): void {
      if (spans.length === 0) return;
      isOn = true;
      resumesAt = video.paused ? 0 : nextStart(video.currentTime);
      onChange();
    },
    stop,
    /** Plays the part that the last jump skipped, up to the next span. */
    undo(): void {
      if (jumpedAt === undefined) return;
      resumesAt = nextStart(jumpedAt);
      goTo(jumpedAt);
      jumpedAt = undefined;
      onChange();
    },
    /** Handles a seek of the video by the user or the site: playback continues from there. */
    onSeeking(): void {
      const isOwn = target !== undefined && Math.abs(video.currentTime - target) <= maxJumpErrorSeconds;
      target = undefined;
      if (!isOwn) resumesAt = nextStart(video.currentTime);
    },
    /** Follows the playback position. */
    follow(time: number): void {
      // A frame from before a jump may still arrive.
      if (!isOn || video.seeking || target !== undefined) return;
      if (isWithin(time)) resumesAt = 0;
      else if (time >= resumesAt) {
        const next = nextStart(time);
        if (Number.isFinite(next)) {
          jumpedAt = time;
          goTo(next);
          onChange();
        } else {
          video.pause();
          stop();
        }
      }
    },
  };
}
