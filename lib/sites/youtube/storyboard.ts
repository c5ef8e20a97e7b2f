import * as z from 'zod/mini';
import type { StoryboardLevel } from '../../contract/media.ts';
import { youtube } from './data.ts';

const maxSpec = 20_000;
const maxLevels = 10;

const whole = (most: number) => z.int().check(z.minimum(1), z.maximum(most));
const word = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
/** What a level says, after its `#`s; `milliseconds` of a frame are 0 where the frames are spread over the whole video. */
const Level = z.object({
  width: whole(4000),
  height: whole(4000),
  count: whole(1_000_000),
  columns: whole(100),
  rows: whole(100),
  milliseconds: z.number().check(z.nonnegative()),
  name: word(100),
  signature: word(200),
});

/**
 * The storyboard that YouTube's player writes as `template|level|level…`, smallest frames first. Empty for what is none,
 * or is another video's: that of an advertisement, for example. `duration` in seconds.
 */
export function readStoryboard(spec: unknown, { videoId, duration }: { videoId: string; duration: number }): StoryboardLevel[] {
  if (typeof spec !== 'string' || spec.length > maxSpec) return [];
  const [template = '', ...levels] = spec.split('|', maxLevels + 1);
  if (!isOf(videoId, template)) return [];
  return levels
    .flatMap((level, place) => readLevel(level, template.replace('$L', String(place)), duration))
    .sort((a, b) => a.width - b.width);
}

function isOf(videoId: string, template: string): boolean {
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
  // Both are put in as they are: a `$` in them is no pattern.
  const address = template.replace('$N', () => data.name);
  const sheetUrl = `${address}${address.includes('?') ? '&' : '?'}sigh=${encodeURIComponent(data.signature)}`;
  return [
    { sheetUrl, width: data.width, height: data.height, columns: data.columns, rows: data.rows, interval, count: data.count },
  ];
}
