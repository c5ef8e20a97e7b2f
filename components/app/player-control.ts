import type { CueView } from '../../lib/playback/cue-view.ts';
import type { SummaryContent } from '../../lib/records/summary.ts';
import type { Transcript } from '../../lib/records/transcript.ts';

/**
 * The extent to which subtitles are shown over the page's own player: nowhere, on this page until its address changes, or on its
 * whole site.
 */
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

/** Control of the subtitles and the skim on the page's own player. */
export interface PlayerControl {
  /** Returns the state for a media item; undefined where a frame of another site plays it. */
  read(contentId: string): Promise<PlayerState | undefined>;
  setMode(contentId: string, mode: PlayerMode): Promise<void>;
  setView(view: CueView): Promise<void>;
  setKeys(hasKeys: boolean): Promise<void>;
  /** Returns the duration of a skim in seconds: the spans of a transcript that its summary cites. */
  measureSkim(transcript: Pick<Transcript, 'cues' | 'language'>, content: SummaryContent): number;
  /** Returns whether the page plays only these spans. */
  isSkimming(contentId: string): Promise<boolean>;
  /** Starts or ends the skim of the page, also where its subtitles are off. */
  setSkimming(contentId: string, isSkimming: boolean): Promise<void>;
  /** Calls `listener` when a skim has started or ended. Returns the function that ends it. */
  subscribeToSkims(listener: () => void): () => void;
}
