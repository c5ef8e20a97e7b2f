import type { PlayerContent } from '../channels/player-channel.ts';
import { createHost } from './create-host.ts';
import { createSubtitle, type SubtitleHost } from './create-subtitle.ts';
import { followLines } from './follow-lines.ts';
import { createLinePlayback } from './line-playback.ts';
import { listenToKeys } from './listen-to-keys.ts';

/** The subtitles over one media element. */
export interface Overlay {
  element: HTMLMediaElement;
  /** Returns whether the page has removed its media element. */
  isGone(): boolean;
  /** Moves the overlay to where the element is now. */
  place(): void;
  /** Removes everything of it from the page. */
  remove(): void;
}

/** Shows subtitles over a video, in the page and in fullscreen. */
export function showOverlay(video: HTMLVideoElement, content: PlayerContent, functions: SubtitleHost): Overlay {
  const host = createHost(video);
  const subtitle = createSubtitle(host.stage, { ...content, ...functions });
  const playback = createLinePlayback(video, content.lines, () => subtitle.showSwitches(playback.state()));
  const stopFollowing = followLines(video, content, subtitle.show, content.hasKeys ? playback.follow : undefined);
  const stopListening = content.hasKeys ? listenToKeys(video.ownerDocument.defaultView ?? window, playback.run) : undefined;
  return {
    element: video,
    isGone: () => !video.isConnected,
    place: host.place,
    remove() {
      stopListening?.();
      stopFollowing();
      host.remove();
    },
  };
}
