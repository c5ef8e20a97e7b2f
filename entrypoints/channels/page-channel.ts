import * as z from 'zod/mini';
import { CaptionSnapshot, PageCue, PageFetched, type TranscriptMarkup, TranscriptRow } from '../../lib/contract/page.ts';
import type { PageRequest } from '../../lib/ports/pages.ts';
import { type Channel, noInput, noOutput, present } from './channel.ts';
import { pageSnapshotSchema } from './page-snapshot-schema.ts';

const maxCues = 200_000;
const maxRows = 50_000;

/** One of the page's media elements, on the page of a snapshot: on any other it is a Failure `pageGone`. */
const element = { pageUrl: z.string(), element: z.int() };
export interface ElementRequest {
  pageUrl: string;
  element: number;
}
const track = z.strictObject({ ...element, trackId: z.string() });

/**
 * Pages of the extension and the worker to the page script, which knows no site. A web page can make its script answer anything, so
 * callers check the outputs; the script itself carries no schemas.
 */
export const pageChannel = {
  snapshot: { input: noInput, output: pageSnapshotSchema, isRepeatable: true },
  fetch: { input: present<PageRequest>(), output: PageFetched, isRepeatable: false },
  cues: { input: track, output: z.array(PageCue).check(z.maxLength(maxCues)), isRepeatable: true },
  /** Sends a `CaptionSnapshot` with each event. Answers when the element, its address or its source is another one. */
  follow: { input: track, output: noOutput, isRepeatable: true },
  rows: {
    input: present<{ pageUrl: string } & TranscriptMarkup>(),
    output: z.array(TranscriptRow).check(z.maxLength(maxRows)),
    isRepeatable: true,
  },
  seek: { input: z.strictObject({ ...element, time: z.number() }), output: noOutput, isRepeatable: true },
} satisfies Channel;

/** An event of `followTracks`. */
export const followEvent = CaptionSnapshot;
