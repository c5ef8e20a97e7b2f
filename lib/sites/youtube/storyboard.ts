import * as z from 'zod/mini';
import type { StoryboardLevel } from '../../contract/media.ts';
import { youtube } from './data.ts';

const maxSpec = 20_000;
const maxLevels = 10;

const positiveInteger = (max: number) => z.int().check(z.minimum(1), z.maximum(max));
const shortText = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
/**
 * A storyboard level, whose fields are separated by `#`; `milliseconds` of a frame are 0 if the frames are spread over the
 * whole video.
 */
const Level = z.object({
  width: positiveInteger(4000),
  height: positiveInteger(4000),
  count: positiveInteger(1_000_000),
  columns: positiveInteger(100),
  rows: positiveInteger(100),
  milliseconds: z.number().check(z.nonnegative()),
  name: shortText(100),
  signature: shortText(200),
});

/**
 * Reads YouTube's storyboard specification `template|level|level…`, smallest frames first. Empty for an invalid one or one of
 * another video, such as an advertisement. `duration` in seconds.
 */
export function readStoryboard(spec: unknown, { videoId, duration }: { videoId: string; duration: number }): StoryboardLevel[] {
  if (typeof spec !== 'string' || spec.length > maxSpec) return [];
  const [template = '', ...levels] = spec.split('|', maxLevels + 1);
  if (!belongsTo(videoId, template)) return [];
  return levels
    .flatMap((level, index) => readLevel(level, template.replace('$L', String(index)), duration))
    .sort((a, b) => a.width - b.width);
}

function belongsTo(videoId: string, template: string): boolean {
  if (!URL.canParse(template)) return false;
  const { protocol, host, pathname } = new URL(template);
  return protocol === 'https:' && youtube.storyboardHosts.test(host) && pathname.startsWith(`/sb/${videoId}/`);
}

function readLevel(level: string, template: string, duration: number): StoryboardLevel[] {
  const [name, signature, ...more] = level.split('#', 9).slice(6);
  const [width, height, count, columns, rows, milliseconds] = level.split('#', 6).map(Number);
  const read = Level.safeParse({ width, height, count, columns, rows, milliseconds, name, signature });
  if (!read.success || more.length > 0) return [];
  const { data } = read;
  const interval = data.milliseconds / 1000 || duration / data.count;
  if (interval <= 0) return [];
  // Inserted literally: a `$` in them is no pattern.
  const address = template.replace('$N', () => data.name);
  const sheetUrl = `${address}${address.includes('?') ? '&' : '?'}sigh=${encodeURIComponent(data.signature)}`;
  return [
    { sheetUrl, width: data.width, height: data.height, columns: data.columns, rows: data.rows, interval, count: data.count },
  ];
}
