import { Failure } from '../../contract/failure.ts';
import type { TranscriptRow } from '../../contract/page.ts';
import type { CaptionBody } from '../../ports/ports.ts';
import { clockSeconds } from '../clock-time.ts';
import type { Access } from '../site.ts';
import { youtubeAddress } from './address.ts';
import { youtube } from './data.ts';
import { withEnds } from './with-ends.ts';

/** Clocks are rounded (seconds). */
const tolerance = 2;

/**
 * The words of a transcript that stands open on the page, in whole seconds; undefined when none does. Throws
 * `captionsForeign` for what the page has kept of the video before.
 */
export async function readShownTranscript(
  { videoId, duration }: { videoId: string; duration: number },
  access: Access,
): Promise<CaptionBody | undefined> {
  const question = { contentId: `youtube:${videoId}`, ...youtube.transcriptRows };
  const rows = await access.page?.rows?.(question).catch(ifGone);
  if (!rows || rows.length === 0) return undefined;
  const own = rows.filter((row) => isOf(videoId, row));
  // Lines that two videos share may stay where they are: a single one means nothing.
  if (own.length * 2 < rows.length) throw new Failure('captionsForeign', 'the page shows the transcript of the video before');
  const cues = own.flatMap(({ time, text }) => {
    const startTime = clockOf(time);
    return startTime === undefined || !text ? [] : [{ startTime, endTime: startTime, text }];
  });
  if (cues.length === 0) return undefined;
  if (duration > 0 && cues.some(({ startTime }) => startTime > duration + tolerance)) {
    throw new Failure('captionsForeign', `the transcript on the page goes on after the end at ${duration} s`);
  }
  return { cues: withEnds(cues, duration) };
}

/** A page that shows something else by now has no rows of this video; that is not why its track has no words. */
function ifGone(error: unknown): undefined {
  if (Failure.from(error).code !== 'pageGone') throw error;
}

function isOf(videoId: string, { formerUrl }: TranscriptRow): boolean {
  if (formerUrl === undefined) return true;
  return URL.canParse(formerUrl) && youtubeAddress(new URL(formerUrl))?.id === videoId;
}

/** A clock at the start of a text: the same for ears may follow it. */
const clockOf = (text: string): number | undefined => clockSeconds(/^\s*(?:\d{1,3}:)?\d{1,3}:\d{2}/.exec(text)?.[0] ?? '');
