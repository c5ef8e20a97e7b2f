import * as z from 'zod/mini';
import type { StoryboardLevel } from '../../contract/media.ts';
import { youtube } from './data.ts';

const maxSpec = 20_000;
const maxLevels = 10;

const whole = (most: number) => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most));
/** What stands between the `#` of a level; `interval` in milliseconds, 0 where the frames are spread over the whole video. */
const Fields = z.tuple([
  whole(4000),
  whole(4000),
  whole(1_000_000),
  whole(100),
  whole(100),
  z.coerce.number().check(z.nonnegative()),
  z.string().check(z.minLength(1), z.maxLength(100)),
  z.string().check(z.minLength(1), z.maxLength(200)),
]);

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
  const fields = Fields.safeParse(level.split('#', 9));
  if (!fields.success) return [];
  const [width, height, count, columns, rows, milliseconds, name, signature] = fields.data;
  const interval = milliseconds / 1000 || duration / count;
  if (interval <= 0) return [];
  // Both are put in as they are: a `$` in them is no pattern.
  const address = template.replace('$N', () => name);
  const sheetUrl = `${address}${address.includes('?') ? '&' : '?'}sigh=${encodeURIComponent(signature)}`;
  return [{ sheetUrl, width, height, columns, rows, interval, count }];
}
