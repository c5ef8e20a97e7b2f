import * as z from 'zod/mini';
import type { PlayerLine } from '../../lib/playback/player-line.ts';
import { type Channel, noOutput, present } from './channel.ts';
import { pageSnapshotSchema } from './page-snapshot-schema.ts';

/** The subtitles of a media element of a page, and how the user wants to see them. */
export interface PlayerContent {
  /** Index of the media element on the snapshot. */
  element: number;
  /** Duration of the media item in seconds; 0 while unknown. An advertisement in the same element has another one. */
  duration: number;
  /** BCP 47 tags; empty where unknown. */
  language: string;
  translationLanguage: string;
  lines: PlayerLine[];
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

/** The state of the player's part on a page. No content: nothing is stored of what the page plays, or a frame of another site plays it. */
export type PlayerAnswer = { isOn: false } | { isOn: true; content?: PlayerContent };

/**
 * Channel from the player script in a web page to the worker. A web page may forge calls, so the worker answers only for pages on
 * which the user switched the player's part on, and with the texts of what they play.
 */
export const playerChannel = {
  load: { input: z.strictObject({ snapshot: pageSnapshotSchema }), output: present<PlayerAnswer>(), isRepeatable: true },
  storeLayout: { input: PlayerLayoutSchema, output: noOutput, isRepeatable: true },
} satisfies Channel;
