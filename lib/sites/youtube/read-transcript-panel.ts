import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import type { PageCue } from '../../contract/page.ts';
import { eachValid } from '../each-valid.ts';
import { ifValid } from '../if-valid.ts';
import { parseClockTime } from '../parse-clock-time.ts';
import { addEndTimes } from './add-end-times.ts';
import { YoutubeText } from './text.ts';

const maxNodes = 500_000;
const maxDepth = 60;
const Endpoint = z.object({ videoId: z.optional(z.string()), startTimeSeconds: z.optional(z.number().check(z.nonnegative())) });

const Item = z.object({
  item: z.object({ timelineItemViewModel: z.object({ timestamp: z.catch(z.string(), ''), contentItems: z.array(z.unknown()) }) }),
  onTap: ifValid(z.object({ innertubeCommand: z.object({ watchEndpoint: Endpoint }) })),
});
const Segment = z.object({ transcriptSegmentViewModel: z.object({ simpleText: z.string() }) });

const OldSegment = z.object({ startMs: z.coerce.number(), endMs: z.coerce.number(), snippet: YoutubeText });
const OldestCue = z.object({ startOffsetMs: z.coerce.number(), durationMs: z.coerce.number(), cue: YoutubeText });

/**
 * Reads the lines of a transcript panel of any generation, in order of time. The newest has no end times: a line lasts until
 * the next. Throws `captionsForeign` if it belongs to another video.
 */
export function readTranscriptPanel(answer: unknown, { videoId, duration }: { videoId: string; duration: number }): PageCue[] {
  const cues: PageCue[] = [];
  walk(answer, (key, node) => {
    if (key === 'macroMarkersPanelItemViewModel') cues.push(...readItem(node, videoId));
    else if (key === 'transcriptSegmentRenderer') cues.push(...readOldSegment(node));
    else if (key === 'transcriptCueRenderer') cues.push(...readOldestCue(node));
    else return false;
    return true;
  });
  return addEndTimes(cues, duration);
}

function readItem(node: unknown, videoId: string): PageCue[] {
  const parsed = Item.safeParse(node);
  if (!parsed.success) return [];
  const { timestamp, contentItems } = parsed.data.item.timelineItemViewModel;
  const endpoint = parsed.data.onTap?.innertubeCommand.watchEndpoint;
  if (endpoint?.videoId !== undefined && endpoint.videoId !== videoId) {
    throw new Failure('captionsForeign', `The transcript panel belongs to ${endpoint.videoId}.`);
  }
  const startTime = endpoint?.startTimeSeconds ?? parseClockTime(timestamp);
  const text = eachValid(Segment, contentItems)
    .map(({ transcriptSegmentViewModel: { simpleText } }) => simpleText)
    .join(' ');
  return startTime === undefined || !text ? [] : [{ startTime, endTime: startTime, text }];
}

function readOldSegment(node: unknown): PageCue[] {
  const parsed = OldSegment.safeParse(node);
  return parsed.success
    ? [{ startTime: parsed.data.startMs / 1000, endTime: parsed.data.endMs / 1000, text: parsed.data.snippet }]
    : [];
}

function readOldestCue(node: unknown): PageCue[] {
  const parsed = OldestCue.safeParse(node);
  if (!parsed.success) return [];
  const { startOffsetMs, durationMs, cue } = parsed.data;
  return [{ startTime: startOffsetMs / 1000, endTime: (startOffsetMs + durationMs) / 1000, text: cue }];
}

/** Visits properties in document order; `visit` returns whether it has handled the node. The nesting changes often. */
function walk(root: unknown, visit: (key: string, node: unknown) => boolean): void {
  let nodes = 0;
  const enter = (node: unknown, depth: number) => {
    if (typeof node !== 'object' || node === null || depth > maxDepth) return;
    for (const [key, value] of Object.entries(node)) {
      if (++nodes > maxNodes) throw new Failure('tooLarge', 'The transcript panel is too large.');
      if (!visit(key, value)) enter(value, depth + 1);
    }
  };
  enter(root, 0);
}
