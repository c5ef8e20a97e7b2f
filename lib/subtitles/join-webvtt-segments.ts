import type { SegmentedCaptions } from '../ports/caption-body.ts';

/** Ticks per second of the clock of MPEG transport streams, and the value at which it wraps around. */
const ticksPerSecond = 90_000;
const clockWrap = 2 ** 33;
const timestampMap = /^X-TIMESTAMP-MAP\s{0,9}=\s{0,9}(.{1,200})$/im;
const timing = /^((?:\d{1,9}:)?\d{2}:\d{2}\.\d{3})([ \t]{1,99}-->[ \t]{1,99})((?:\d{1,9}:)?\d{2}:\d{2}\.\d{3})(?=\s|$)/gm;
/** Maximum seconds between the start of a segment and its first cue, which may have started before it. */
const maxLeadSeconds = 60;
/** Maximum seconds between the parts of a cue that two segments share. */
const maxCutSeconds = 0.05;

/**
 * Joins WebVTT segments into one file on one clock, which starts with the first segment. Cues that a segment repeats from the
 * previous one stay; they are collapsed when the captions are read. Those that end with a segment and go on in the next one
 * become one.
 */
export const joinSegments = (captions: SegmentedCaptions): string => joinCutCues(onOneClock(captions)).join('\n\n');

/** A part of a segment between blank lines; for a cue with its times in seconds, and what follows them. */
interface Block {
  source: string;
  cue?: { startTime: number; endTime: number; content: string };
}

function joinCutCues(segments: string[]): string[] {
  const written: Block[] = [];
  let before = new Map<string, Block>();
  for (const segment of segments) {
    const shown = new Map<string, Block>();
    for (const source of segment.split(/\n{2,}/)) {
      const block = readBlock(source);
      const first = block.cue && before.get(block.cue.content);
      if (block.cue && first?.cue && isContinuation(block.cue.startTime, first.cue)) {
        first.source = first.source.replace(timing, (_, start, arrow) => start + arrow + formatClock(block.cue!.endTime));
        first.cue.endTime = block.cue.endTime;
        before.delete(block.cue.content);
      } else written.push(block);
      if (block.cue) shown.set(block.cue.content, first ?? block);
    }
    before = shown;
  }
  return written.map(({ source }) => source);
}

const isContinuation = (start: number, { startTime, endTime }: { startTime: number; endTime: number }): boolean =>
  start > startTime && Math.abs(start - endTime) <= maxCutSeconds;

function readBlock(source: string): Block {
  const [match] = source.matchAll(timing);
  if (!match) return { source };
  const [times, start, , end] = match;
  const content = source.slice(match.index + times.length).trim();
  return { source, cue: { startTime: parseSeconds(start!), endTime: parseSeconds(end!), content } };
}

/**
 * Returns the segments with times on the clock of the first one, or on that of the playlist where the clock starts again: after a
 * discontinuity, or after segments without one.
 */
function onOneClock({ segments, starts = [] }: SegmentedCaptions): string[] {
  let origin: number | undefined;
  return segments.map((source, i) => {
    const segment = source.replace(/\r\n?/g, '\n');
    const clocks = readTimestampMap(segment);
    if (!clocks) return segment;
    origin ??= clocks.mpegts;
    const ahead = (((clocks.mpegts - origin) % clockWrap) + clockWrap) % clockWrap;
    const [match] = segment.matchAll(timing);
    const first = match && parseSeconds(match[1]!);
    const start = starts[i];
    const isNear = (shift: number) =>
      first === undefined || start === undefined || Math.abs(first + shift - start) <= maxLeadSeconds;
    const ongoing = (ahead > clockWrap / 2 ? ahead - clockWrap : ahead) / ticksPerSecond - clocks.local;
    const restarted = (start ?? 0) - clocks.local;
    const shift = isNear(ongoing) || !isNear(restarted) ? ongoing : restarted;
    if (shift !== ongoing) origin = clocks.mpegts - start! * ticksPerSecond;
    const shiftClock = (clock: string) => formatClock(parseSeconds(clock) + shift);
    return shift === 0 ? segment : segment.replace(timing, (_, start, arrow, end) => shiftClock(start) + arrow + shiftClock(end));
  });
}

/** Reads `MPEGTS:900000,LOCAL:00:00:00.000`, in either order; `local` is in seconds. */
function readTimestampMap(segment: string): { mpegts: number; local: number } | undefined {
  const values = timestampMap.exec(segment.slice(0, 2000))?.[1];
  if (!values) return undefined;
  const mpegts = /MPEGTS:(\d{1,16})/i.exec(values)?.[1];
  const local = /LOCAL:((?:\d{1,9}:)?\d{2}:\d{2}\.\d{3})/i.exec(values)?.[1];
  return mpegts === undefined || local === undefined ? undefined : { mpegts: Number(mpegts), local: parseSeconds(local) };
}

const parseSeconds = (clock: string): number => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

function formatClock(seconds: number): string {
  const milliseconds = Math.max(0, Math.round(seconds * 1000));
  const padTwo = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(milliseconds / 3_600_000), Math.floor(milliseconds / 60_000) % 60];
  return `${padTwo(hours)}:${padTwo(minutes)}:${padTwo(Math.floor(milliseconds / 1000) % 60)}.${String(milliseconds % 1000).padStart(3, '0')}`;
}
