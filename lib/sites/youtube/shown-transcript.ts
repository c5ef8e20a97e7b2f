import { Failure } from '../../contract/failure.ts';
import type { TranscriptRow } from '../../contract/page.ts';
import type { CaptionBody } from '../../ports/caption-body.ts';
import { parseClockTime } from '../parse-clock-time.ts';
import type { Access } from '../site.ts';
import { addEndTimes } from './add-end-times.ts';
import { youtubeAddress } from './address.ts';
import { youtube } from './data.ts';

/** Tolerance in seconds, because the times are rounded. */
const toleranceSeconds = 2;

/**
 * Reads the transcript that is open on the page, with times in whole seconds; undefined if there is none. Throws
 * `captionsForeign` for the transcript of the previous video.
 */
export async function readShownTranscript(
  { videoId, duration }: { videoId: string; duration: number },
  access: Access,
): Promise<CaptionBody | undefined> {
  const rowsRequest = { contentId: `youtube:${videoId}`, ...youtube.transcriptRows };
  const rows = await access.page?.rows?.(rowsRequest, access.signal).catch(ignorePageGone);
  if (!rows || rows.length === 0) return undefined;
  const ownRows = rows.filter((row) => belongsTo(videoId, row));
  // Identical lines of two videos may stay in place, so a single match is not enough.
  if (ownRows.length * 2 < rows.length)
    throw new Failure('captionsForeign', 'The page shows the transcript of the video before.');
  const cues = ownRows.flatMap(({ time, text }) => {
    const startTime = parseLeadingTime(time);
    return startTime === undefined || !text ? [] : [{ startTime, endTime: startTime, text }];
  });
  if (cues.length === 0) return undefined;
  if (duration > 0 && cues.some(({ startTime }) => startTime > duration + toleranceSeconds)) {
    throw new Failure('captionsForeign', `The transcript on the page goes on after the end at ${duration} s.`);
  }
  return { cues: addEndTimes(cues, duration) };
}

/** Ignores `pageGone`: a page that was left has no rows of this video. */
function ignorePageGone(error: unknown): undefined {
  if (Failure.from(error).code !== 'pageGone') throw error;
}

function belongsTo(videoId: string, { formerUrl }: TranscriptRow): boolean {
  if (formerUrl === undefined) return true;
  return URL.canParse(formerUrl) && youtubeAddress(new URL(formerUrl))?.id === videoId;
}

/** Parses the time at the start of a text; a text for screen readers may follow. */
const parseLeadingTime = (text: string): number | undefined =>
  parseClockTime(/^\s*(?:\d{1,3}:)?\d{1,3}:\d{2}/.exec(text)?.[0] ?? '');
