import type { CaptionSnapshot, PageCue } from '../../lib/contract/page.ts';
import type { Run } from '../../lib/ports/run.ts';
import { cueSnapshot } from './read-cues.ts';

/** Between two looks (milliseconds). */
const pollIntervalMs = 2000;
/** Cues of one look, and characters of a cue: more than anybody could read, and little enough for a hostile page. */
const maxCues = 200;
const maxTextLength = 1000;

/** How many follow a track, and which of those tracks were off. */
const followers = new Map<TextTrack, number>();
const wasOff = new WeakSet<TextTrack>();

/** Tells the cues that come to a text track, again where their words have changed, until it or its page has gone. */
export function followTrack(
  element: HTMLMediaElement,
  track: TextTrack,
  { signal, onEvent }: Run<CaptionSnapshot>,
): Promise<void> {
  const address = location.href;
  const source = element.currentSrc.slice(0, maxTextLength);
  const sentTexts = new WeakMap<TextTrackCue, string>();
  let newCues: PageCue[] = [];
  followers.set(track, (followers.get(track) ?? 0) + 1);

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
      releaseTrack(track);
      resolve();
    };
    const tick = () => {
      if (isGone()) return end();
      // A player fills no track that is off. Hidden, nothing of it appears.
      if (track.mode === 'disabled') {
        wasOff.add(track);
        track.mode = 'hidden';
      }
      poll();
      if (newCues.length > 0) onEvent({ source, cues: newCues });
      newCues = [];
    };
    const timer = setInterval(tick, pollIntervalMs);
    // What is taken away again before the next look was on the screen at least once.
    track.addEventListener('cuechange', poll, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
    tick();
  });
}

/** Nothing but tags and spaces, as some players clear the screen. */
const isBlank = ({ text }: PageCue) => text.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

function releaseTrack(track: TextTrack): void {
  const left = followers.get(track)! - 1;
  followers.set(track, left);
  if (left > 0) return;
  followers.delete(track);
  if (wasOff.delete(track) && track.mode === 'hidden') track.mode = 'disabled';
}
