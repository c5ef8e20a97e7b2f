/** Ticks of the clock of MPEG transport streams in a second, and where it starts again. */
const ticks = 90_000;
const wrap = 2 ** 33;
const map = /^X-TIMESTAMP-MAP\s{0,9}=\s{0,9}(.{1,200})$/im;
const timing = /^((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})([ \t]{1,99}-->[ \t]{1,99})((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})(?=\s|$)/gm;

/**
 * Segments of WebVTT as one file on one clock, which starts with the first of them. The cues that a segment repeats from
 * the one before stay: whoever reads subtitles drops repetitions.
 */
export function joinSegments(segments: string[]): string {
  let origin: number | undefined;
  return segments
    .map((written) => {
      const segment = written.replace(/\r\n?/g, '\n');
      const clocks = readMap(segment);
      if (!clocks) return segment;
      origin ??= clocks.mpegts;
      const ahead = (((clocks.mpegts - origin) % wrap) + wrap) % wrap;
      const shift = (ahead > wrap / 2 ? ahead - wrap : ahead) / ticks - clocks.local;
      return shift === 0
        ? segment
        : segment.replace(timing, (_, start, arrow, end) => `${moved(start, shift)}${arrow}${moved(end, shift)}`);
    })
    .join('\n\n');
}

/** `MPEGTS:900000,LOCAL:00:00:00.000`, in either order. */
function readMap(segment: string): { mpegts: number; local: number } | undefined {
  const values = map.exec(segment.slice(0, 2000))?.[1];
  if (!values) return undefined;
  const mpegts = /MPEGTS:(\d{1,16})/i.exec(values)?.[1];
  const local = /LOCAL:((?:\d{2,9}:)?\d{2}:\d{2}\.\d{3})/i.exec(values)?.[1];
  return mpegts === undefined || local === undefined ? undefined : { mpegts: Number(mpegts), local: seconds(local) };
}

const seconds = (clock: string): number => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

function moved(clock: string, shift: number): string {
  const milliseconds = Math.max(0, Math.round((seconds(clock) + shift) * 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(milliseconds / 3_600_000), Math.floor(milliseconds / 60_000) % 60];
  return `${two(hours)}:${two(minutes)}:${two(Math.floor(milliseconds / 1000) % 60)}.${String(milliseconds % 1000).padStart(3, '0')}`;
}
