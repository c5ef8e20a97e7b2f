/** Ticks per second of the clock of MPEG transport streams, and the value at which it wraps around. */
const ticksPerSecond = 90_000;
const clockWrap = 2 ** 33;
const timestampMap = /^X-TIMESTAMP-MAP\s{0,9}=\s{0,9}(.{1,200})$/im;
const timing = /^((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})([ \t]{1,99}-->[ \t]{1,99})((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})(?=\s|$)/gm;

/**
 * Joins WebVTT segments into one file on one clock, which starts with the first segment. Cues that a segment repeats from the
 * previous one are kept; they are collapsed when the captions are read.
 */
export function joinSegments(segments: string[]): string {
  let origin: number | undefined;
  return segments
    .map((source) => {
      const segment = source.replace(/\r\n?/g, '\n');
      const clocks = readTimestampMap(segment);
      if (!clocks) return segment;
      origin ??= clocks.mpegts;
      const ahead = (((clocks.mpegts - origin) % clockWrap) + clockWrap) % clockWrap;
      const shift = (ahead > clockWrap / 2 ? ahead - clockWrap : ahead) / ticksPerSecond - clocks.local;
      return shift === 0
        ? segment
        : segment.replace(timing, (_, start, arrow, end) => `${shiftClock(start, shift)}${arrow}${shiftClock(end, shift)}`);
    })
    .join('\n\n');
}

/** Reads `MPEGTS:900000,LOCAL:00:00:00.000`, in either order; `local` is in seconds. */
function readTimestampMap(segment: string): { mpegts: number; local: number } | undefined {
  const values = timestampMap.exec(segment.slice(0, 2000))?.[1];
  if (!values) return undefined;
  const mpegts = /MPEGTS:(\d{1,16})/i.exec(values)?.[1];
  const local = /LOCAL:((?:\d{2,9}:)?\d{2}:\d{2}\.\d{3})/i.exec(values)?.[1];
  return mpegts === undefined || local === undefined ? undefined : { mpegts: Number(mpegts), local: parseSeconds(local) };
}

const parseSeconds = (clock: string): number => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

function shiftClock(clock: string, shift: number): string {
  const milliseconds = Math.max(0, Math.round((parseSeconds(clock) + shift) * 1000));
  const padTwo = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(milliseconds / 3_600_000), Math.floor(milliseconds / 60_000) % 60];
  return `${padTwo(hours)}:${padTwo(minutes)}:${padTwo(Math.floor(milliseconds / 1000) % 60)}.${String(milliseconds % 1000).padStart(3, '0')}`;
}
