import { Failure } from '../../lib/contract/failure.ts';
import type { PageCue } from '../../lib/contract/page.ts';
import { maxMediaTime } from '../channels/max-media-time.ts';
import { retainTrack } from './retain-track.ts';

/** Maximum wait for a track's file. */
const loadTimeoutMs = 8000;

/** Reads the cues of a text track, which is enabled meanwhile. */
export async function readCues(track: TextTrack, element: HTMLTrackElement | undefined): Promise<PageCue[]> {
  const { enable, release } = retainTrack(track);
  enable();
  try {
    // The element of a track that a script fills has no file.
    if (element?.src) await untilLoaded(element);
    return [...(track.cues ?? [])].map((cue) => cueSnapshot(cue));
  } finally {
    release();
  }
}

/** Copies a browser's text track cue as plain data, with at most `maxLength` characters of text. */
export const cueSnapshot = (cue: TextTrackCue, maxLength?: number): PageCue => ({
  startTime: cue.startTime,
  // JSON has no Infinity.
  endTime: Math.min(cue.endTime, maxMediaTime),
  text: 'text' in cue ? String(cue.text).slice(0, maxLength) : '',
});

function untilLoaded(element: HTMLTrackElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (element.readyState === HTMLTrackElement.LOADED) resolve();
      else if (element.readyState === HTMLTrackElement.ERROR)
        reject(new Failure('captionsUnreadable', 'The caption file could not be loaded.'));
    };
    element.addEventListener('load', check, { once: true });
    element.addEventListener('error', check, { once: true });
    setTimeout(
      () => reject(new Failure('timeout', `The caption file did not load in ${loadTimeoutMs / 1000} s. Try again.`)),
      loadTimeoutMs,
    );
    check();
  });
}
