import * as z from 'zod/mini';
import type { Access } from '../site.ts';
import { youtube } from './data.ts';

/** Caption addresses that the page's player has requested, as recorded in the main world. */
const PagePlayer = z.object({ captionUrls: z.array(z.string().check(z.maxLength(8192))).check(z.maxLength(100)) });

/** Returns the parameters that open the gate of a video, if its page's player has shown captions. */
export async function playerToken(videoId: string, access: Access): Promise<Record<string, string> | undefined> {
  const answer = PagePlayer.safeParse(await access.page?.player({ contentId: `youtube:${videoId}` }));
  if (!answer.success) return undefined;
  // The newest is last, and tokens expire.
  for (const captionUrl of answer.data.captionUrls.reverse()) {
    const url = URL.canParse(captionUrl, youtube.origin) ? new URL(captionUrl, youtube.origin) : undefined;
    const token = url?.searchParams.get('pot');
    // A token of another video is not valid.
    if (!url || !token || url.searchParams.get('v') !== videoId) continue;
    return { pot: token, potc: '1', c: url.searchParams.get('c') ?? 'WEB' };
  }
  return undefined;
}
