import type { CaptionSnapshot, PageCue } from '../../lib/contract/page.ts';
import type { Run } from '../../lib/ports/run.ts';
import { pictureOfCue } from './read-cues.ts';

/** Between two looks (milliseconds). */
const pace = 2000;
/** Cues of one look, and characters of a cue: more than anybody could read, and little enough for a hostile page. */
const most = 200;
const longest = 1000;

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
  const source = element.currentSrc.slice(0, longest);
  const told = new WeakMap<TextTrackCue, string>();
  let fresh: PageCue[] = [];
  followers.set(track, (followers.get(track) ?? 0) + 1);

  const look = () => {
    for (const cue of [...(track.cues ?? [])].slice(-most)) {
      const picture = pictureOfCue(cue, longest);
      if (told.get(cue) === picture.text || isSilent(picture)) continue;
      told.set(cue, picture.text);
      const grown = fresh.findIndex(({ startTime, text }) => startTime === picture.startTime && picture.text.startsWith(text));
      if (grown >= 0) fresh[grown] = picture;
      else if (fresh.length < most) fresh.push(picture);
    }
  };
  const isGone = () =>
    !element.isConnected ||
    location.href !== address ||
    element.currentSrc.slice(0, longest) !== source ||
    ![...element.textTracks].includes(track);

  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearInterval(timer);
      letGo(track);
      resolve();
    };
    const tick = () => {
      if (isGone()) return end();
      // A player fills no track that is off. Hidden, nothing of it appears.
      if (track.mode === 'disabled') {
        wasOff.add(track);
        track.mode = 'hidden';
      }
      look();
      if (fresh.length > 0) onEvent({ source, cues: fresh });
      fresh = [];
    };
    const timer = setInterval(tick, pace);
    // What is taken away again before the next look was on the screen at least once.
    track.addEventListener('cuechange', look, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
    tick();
  });
}

/** Nothing but tags and spaces, as some players clear the screen. */
const isSilent = ({ text }: PageCue) => text.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

function letGo(track: TextTrack): void {
  const left = followers.get(track)! - 1;
  followers.set(track, left);
  if (left > 0) return;
  followers.delete(track);
  if (wasOff.delete(track) && track.mode === 'hidden') track.mode = 'disabled';
}
