import * as z from 'zod/mini';
import type { PlayerLine } from '../../lib/playback/player-line.ts';
import type { TimeSpan } from '../../lib/playback/time-span.ts';
import { type Channel, noOutput, present } from './channel.ts';
import { pageSnapshotSchema } from './page-snapshot-schema.ts';

/** A chapter on the timeline over a player. */
export interface PlayerChapter {
  /** Seconds. */
  startTime: number;
  title: string;
}

/** The subtitles, chapters and skim of a media element of a page, and how the user wants to see them. */
export interface PlayerContent {
  /** Index of the media element on the snapshot. */
  element: number;
  /** Duration of the media item in seconds; 0 while unknown. An advertisement in the same element has another one. */
  duration: number;
  /** BCP 47 tags; empty where unknown. */
  language: string;
  translationLanguage: string;
  /** Empty on a page that the user only skims. */
  lines: PlayerLine[];
  chapters: PlayerChapter[];
  /** The spans that the summary cites; empty without a summary of this transcript. */
  skim: TimeSpan[];
  /** Whether only these spans are played. */
  isSkimming: boolean;
  /** Whether keys step through the lines. */
  hasKeys: boolean;
  layout: PlayerLayout;
}

/** Size and position of the subtitles over a player. */
const PlayerLayoutSchema = z.strictObject({
  /** Factor of the text size. */
  scale: z.number().check(z.minimum(0.5), z.maximum(3)),
  /** Distance from the bottom, as a share of the player's height. */
  bottom: z.number().check(z.minimum(0), z.maximum(0.9)),
});
export type PlayerLayout = z.infer<typeof PlayerLayoutSchema>;

/**
 * State of the player script on a page. `content` is absent if nothing is stored about what the page plays, or if a frame of
 * another site plays it.
 */
export type PlayerAnswer = { isOn: false } | { isOn: true; content?: PlayerContent };

/**
 * Channel from the player script in a web page to the worker. A web page may forge calls, so the worker answers only for pages on
 * which the user switched the player script on, and only with the texts of what they play.
 */
export const playerChannel = {
  load: { input: z.strictObject({ snapshot: pageSnapshotSchema }), output: present<PlayerAnswer>(), isRepeatable: true },
  /** Stores whether the page is skimmed. Starting is refused where the player script is off. */
  storeSkim: { input: z.strictObject({ pageUrl: z.string(), isSkimming: z.boolean() }), output: noOutput, isRepeatable: true },
  storeLayout: { input: PlayerLayoutSchema, output: noOutput, isRepeatable: true },
} satisfies Channel;
