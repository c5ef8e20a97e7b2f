import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { identityOf } from '../content-id.ts';
import { decodeXml } from '../decode-xml.ts';
import { eachValid } from '../each-valid.ts';
import { fetchJson } from '../fetch-json.ts';
import { fetchHlsCaptions, fetchHlsTracks } from '../hls-captions.ts';
import { ifValid } from '../if-valid.ts';
import type { Site } from '../site.ts';
import { xAddress } from './address.ts';

/** API for pages that embed a post. Checked in autumn 2026. */
const embeds = 'https://cdn.syndication.twimg.com/tweet-result';
const stream = 'application/x-mpegURL';

const Post = z.object({
  __typename: z.string(),
  /** Replaces a post that is not public. */
  tombstone: ifValid(z.object({ text: z.object({ text: z.string() }) })),
  text: z.catch(z.string(), ''),
  created_at: ifValid(z.string()),
  user: ifValid(z.object({ name: z.string(), screen_name: z.string() })),
  mediaDetails: z.optional(z.unknown()),
  quoted_tweet: ifValid(z.object({ mediaDetails: z.optional(z.unknown()) })),
});
/** A video; animated images have another type. */
const Video = z.object({
  type: z.literal('video'),
  media_url_https: z.optional(z.string()),
  video_info: z.object({ duration_millis: z.catch(z.number(), 0), variants: z.unknown() }),
});
const Variant = z.object({ content_type: z.literal(stream), url: z.url({ protocol: /^https$/ }) });

/**
 * The site X (formerly Twitter). Reads public posts, as X returns them to pages that embed them; captions are in the video's
 * stream.
 */
export const x: Site = {
  name: 'x',
  detect: xAddress,

  async resolve(url, access) {
    const address = xAddress(url);
    if (!address) throw new Failure('noMedia', 'The address is not that of a post of X.');
    const query = `?id=${address.id}&token=${deriveToken(address.id)}&lang=en`;
    const post = await fetchJson(embeds + query, Post, { ...access, page: undefined });
    if (post.__typename !== 'Tweet') throw withheldFailure(post.tombstone?.text.text ?? '');
    const [video] = eachValid(Video, [post.mediaDetails, post.quoted_tweet?.mediaDetails].flat());
    if (!video) throw new Failure('noMedia', 'The post shows no video.');
    const [variant] = eachValid(Variant, video.video_info.variants);
    return {
      ...identityOf(address),
      title: readTitle(post.text),
      duration: video.video_info.duration_millis / 1000,
      author: post.user?.name,
      channelUrl: post.user && `https://x.com/${post.user.screen_name}`,
      coverUrl: video.media_url_https,
      publishedAt: post.created_at,
      tracks: variant ? await fetchHlsTracks(variant.url, access) : [],
    };
  },

  captions: (_, { url = '' }, access) => fetchHlsCaptions(url, access),
};

/** Derives the token that X's embedding script sends from the id. */
const deriveToken = (id: string): string => ((Number(id) / 1e15) * Math.PI).toString(36).replace(/0+|\./g, '');

/** Returns the failure of a withheld post. The reason is in English, because `lang=en` was requested. */
const withheldFailure = (reason: string): Failure =>
  /age.restricted|adult content/i.test(reason)
    ? new Failure('ageRestricted', reason)
    : new Failure(/log in|limits who/i.test(reason) ? 'loginRequired' : 'mediaUnavailable', reason || 'X withholds the post.');

/** Returns the title of a post without the short links to its media. */
const readTitle = (text: string): string => decodeXml(text.replace(/https:\/\/t\.co\/\w{1,20}/g, '')).trim();
