import type { CueView } from '../../lib/playback/cue-view.ts';

/** Where subtitles are shown over the page's own player: nowhere, on this page until its address changes, or on all of its site. */
export type PlayerMode = 'off' | 'page' | 'site';

/** The subtitles over the page's own player, as the user has set them. */
export interface PlayerState {
  mode: PlayerMode;
  view: CueView;
  /** Whether keys on the page step through the lines. */
  hasKeys: boolean;
  /** Host of the page. */
  host: string;
}

/** Control of the subtitles over the page's own player. */
export interface PlayerControl {
  /** Returns the state for a media item; undefined where a frame of another site plays it. */
  read(contentId: string): Promise<PlayerState | undefined>;
  setMode(contentId: string, mode: PlayerMode): Promise<void>;
  setView(view: CueView): Promise<void>;
  setKeys(hasKeys: boolean): Promise<void>;
  /** Shows the present transcript and translation of a media item, after one of them has changed. */
  reload(contentId: string): Promise<void>;
}
