import { maxSegments } from './max-segments.ts';

/** Addresses of the segments of a representation: attributes of `SegmentTemplate` or `SegmentList`, and what is in the element. */
export interface SegmentAddresses {
  attributes: Partial<Record<string, string>>;
  /** Entries of a timeline: start, duration and repetitions in ticks. */
  timeline: Record<string, string>[];
  /** Addresses of a list. */
  list: string[];
  initialization?: string;
}

const placeholder = /\$(RepresentationID|Number|Time|Bandwidth)(?:%0(\d)d)?\$|\$\$/g;
const isoDuration = /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:([\d.]{1,12})S)?)?$/;

/**
 * Returns the addresses of the initialization, if there is one, and of the segments; undefined if the number of segments is unknown
 * or too large. `duration` is that of the period as the manifest writes it.
 */
export function listSegments(
  { attributes, timeline, list, initialization }: SegmentAddresses,
  { base, id, bandwidth, duration }: { base: string; id: string; bandwidth: string; duration: string },
): string[] | undefined {
  const { media, startNumber = '1', timescale = '1' } = attributes;
  const total = parseDuration(duration) * Number(timescale);
  const first = Number(startNumber);
  const times = media === undefined ? [] : timesOf(timeline, Number(attributes.duration), total);
  const fill = (template: string, number = 0, time = 0) =>
    template.replace(placeholder, (_, name: string | undefined, width = '1') => {
      const values: Record<string, string | number> = { RepresentationID: id, Number: number, Time: time, Bandwidth: bandwidth };
      return name === undefined ? '$' : String(values[name]).padStart(Number(width), '0');
    });
  const start = attributes.initialization === undefined ? initialization : fill(attributes.initialization);
  const written = media === undefined ? list : times?.map((time, i) => fill(media, first + i, time));
  if (!written || written.length === 0 || written.length > maxSegments) return undefined;
  const urls = [...(start === undefined ? [] : [start]), ...written].map((one) =>
    URL.canParse(one, base) ? new URL(one, base).href : '',
  );
  return urls.every((url) => /^https?:/.test(url)) ? [...new Set(urls)] : undefined;
}

/** Returns the start of each segment in ticks; undefined if their number is unknown or too large. */
function timesOf(timeline: Record<string, string>[], duration: number, total: number): number[] | undefined {
  if (timeline.length === 0) {
    const count = Math.ceil(total / duration);
    return count <= maxSegments ? Array.from({ length: count }, (_, i) => i * duration) : undefined;
  }
  const times: number[] = [];
  let time = 0;
  for (const [i, { t, d, r = '0' }] of timeline.entries()) {
    if (t !== undefined) time = Number(t);
    const length = Number(d);
    const end = timeline[i + 1]?.t === undefined ? Number(timeline[0]!.t ?? 0) + total : Number(timeline[i + 1]!.t);
    // A negative number repeats up to the next entry, or to the end of the period.
    const count = Number(r) < 0 ? Math.ceil((end - time) / length) : Number(r) + 1;
    if (!(length > 0 && times.length + count <= maxSegments)) return undefined;
    for (let k = 0; k < count; k++, time += length) times.push(time);
  }
  return times;
}

/** Returns the seconds of a duration such as `PT1H2M3.5S`; NaN if it is none. */
function parseDuration(written: string): number {
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = isoDuration.exec(written) ?? [undefined, Number.NaN];
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
}
