import { Failure } from '../../lib/contract/failure.ts';
import type { PageCue } from '../../lib/contract/page.ts';

/** How long a track's file may take (milliseconds). */
const loadTimeoutMs = 8000;
/** JSON has no Infinity; no medium lasts this long (seconds). */
const maxSeconds = 1e9;

/** The cues of a text track. A track that was off is read hidden, so nothing appears on the page, and put back. */
export async function readCues(track: TextTrack, element: HTMLTrackElement | undefined): Promise<PageCue[]> {
  const { mode } = track;
  if (mode === 'disabled') track.mode = 'hidden';
  try {
    if (element) await untilLoaded(element);
    return [...(track.cues ?? [])].map((cue) => cueSnapshot(cue));
  } finally {
    track.mode = mode;
  }
}

export const cueSnapshot = (cue: TextTrackCue, maxLength?: number): PageCue => ({
  startTime: cue.startTime,
  endTime: Math.min(cue.endTime, maxSeconds),
  text: 'text' in cue ? String(cue.text).slice(0, maxLength) : '',
});

function untilLoaded(element: HTMLTrackElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (element.readyState === HTMLTrackElement.LOADED) resolve();
      else if (element.readyState === HTMLTrackElement.ERROR) reject(new Failure('captionsUnreadable', 'no captions'));
    };
    element.addEventListener('load', check, { once: true });
    element.addEventListener('error', check, { once: true });
    setTimeout(() => reject(new Failure('timeout', 'no answer')), loadTimeoutMs);
    check();
  });
}
