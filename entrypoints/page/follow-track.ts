import type { CaptionSnapshot, PageCue } from '../../lib/contract/page.ts';
import type { Run } from '../../lib/ports/run.ts';
import { cueSnapshot } from './read-cues.ts';
import { retainTrack } from './retain-track.ts';

/** Interval at which a track is read. */
const pollIntervalMs = 2000;
/** Maximum cues of one event and characters of a cue, because a page may be hostile. */
const maxCues = 200;
const maxTextLength = 1000;

/**
 * Reports new and changed cues of a text track until the track or its page is gone or the signal aborts. Enables the track where
 * `canLoad` permits it.
 */
export function followTrack(
  element: HTMLMediaElement,
  track: TextTrack,
  canLoad: boolean,
  { signal, onEvent }: Run<CaptionSnapshot>,
): Promise<void> {
  const address = location.href;
  const source = element.currentSrc.slice(0, maxTextLength);
  const sentTexts = new WeakMap<TextTrackCue, string>();
  let newCues: PageCue[] = [];
  const retained = retainTrack(track);

  const poll = () => {
    for (const cue of [...(track.cues ?? [])].slice(-maxCues)) {
      const snapshot = cueSnapshot(cue, maxTextLength);
      if (sentTexts.get(cue) === snapshot.text || isBlank(snapshot)) continue;
      sentTexts.set(cue, snapshot.text);
      const grown = newCues.findIndex(
        ({ startTime, text }) => startTime === snapshot.startTime && snapshot.text.startsWith(text),
      );
      if (grown >= 0) newCues[grown] = snapshot;
      else if (newCues.length < maxCues) newCues.push(snapshot);
    }
  };
  const isGone = () =>
    !element.isConnected ||
    location.href !== address ||
    element.currentSrc.slice(0, maxTextLength) !== source ||
    ![...element.textTracks].includes(track);

  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearInterval(timer);
      retained.release();
      resolve();
    };
    const tick = () => {
      if (isGone()) return end();
      if (canLoad) retained.enable();
      poll();
      if (newCues.length > 0) onEvent({ source, cues: newCues });
      newCues = [];
    };
    const timer = setInterval(tick, pollIntervalMs);
    // Cues that are removed before the next poll were visible at least once.
    track.addEventListener('cuechange', poll, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
    tick();
  });
}

/** Whether a cue contains only tags and spaces, which some players use to clear the screen. */
const isBlank = ({ text }: PageCue) => text.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
