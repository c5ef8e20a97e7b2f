import * as z from 'zod/mini';
import {
  CaptionSnapshot,
  PageAnchor,
  PageCue,
  PageFetched,
  type TranscriptMarkup,
  TranscriptRow,
} from '../../lib/contract/page.ts';
import type { PageRequest } from '../../lib/ports/pages.ts';
import { type Channel, noInput, noOutput, present } from './channel.ts';
import { pageSnapshotSchema } from './page-snapshot-schema.ts';

const maxCues = 200_000;
const maxRows = 50_000;
const maxLinks = 5000;

/** A media element by its index on the snapshot of a page; a call throws `pageGone` on any other page. */
const element = { pageUrl: z.string(), element: z.int() };
/** A request about one media element of a page, by the page's address and the element's index on its snapshot. */
export interface ElementRequest {
  pageUrl: string;
  element: number;
}
/** A text track; `canLoad` permits the page to request a track that it has not loaded. */
const track = z.strictObject({ ...element, trackId: z.string(), canLoad: z.boolean() });

/**
 * Channel from the extension's pages and the worker to the page script, which contains no site adapters. A web page can forge
 * answers, so callers validate the outputs; the script itself contains no schemas.
 */
export const pageChannel = {
  snapshot: { input: noInput, output: pageSnapshotSchema, isRepeatable: true },
  fetch: { input: present<PageRequest>(), output: PageFetched, isRepeatable: false },
  cues: { input: track, output: z.array(PageCue).check(z.maxLength(maxCues)), isRepeatable: true },
  /** Sends a `CaptionSnapshot` with each event. Returns when the element, its address or its source changes. */
  follow: { input: track, output: noOutput, isRepeatable: true },
  rows: {
    input: present<{ pageUrl: string } & TranscriptMarkup>(),
    output: z.array(TranscriptRow).check(z.maxLength(maxRows)),
    isRepeatable: true,
  },
  links: { input: noInput, output: z.array(PageAnchor).check(z.maxLength(maxLinks)), isRepeatable: true },
  seek: {
    input: z.strictObject({ ...element, time: z.number(), endTime: z.optional(z.number()) }),
    output: noOutput,
    isRepeatable: true,
  },
} satisfies Channel;

/** Schema of the events that the page channel's method `follow` sends: new cues of a live text track. */
export const followEvent = CaptionSnapshot;
