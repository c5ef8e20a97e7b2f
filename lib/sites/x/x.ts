import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { askJson } from '../ask-json.ts';
import { identityOf } from '../content-id.ts';
import { decodeXml } from '../decode-xml.ts';
import { eachValid } from '../each-valid.ts';
import { hlsCaptions, hlsTracks } from '../hls-captions.ts';
import { ifValid } from '../if-valid.ts';
import type { Site } from '../site.ts';
import { xAddress } from './address.ts';

/** What X answers to pages that embed a post. Looked at in autumn 2026. */
const embeds = 'https://cdn.syndication.twimg.com/tweet-result';
const stream = 'application/x-mpegURL';

const Post = z.object({
  __typename: z.string(),
  /** In place of a post that is not for everyone. */
  tombstone: ifValid(z.object({ text: z.object({ text: z.string() }) })),
  text: z.catch(z.string(), ''),
  created_at: ifValid(z.string()),
  user: ifValid(z.object({ name: z.string(), screen_name: z.string() })),
  mediaDetails: z.optional(z.unknown()),
  quoted_tweet: ifValid(z.object({ mediaDetails: z.optional(z.unknown()) })),
});
/** A moving picture without sound is of another type. */
const Video = z.object({
  type: z.literal('video'),
  media_url_https: z.optional(z.string()),
  video_info: z.object({ duration_millis: z.catch(z.number(), 0), variants: z.unknown() }),
});
const Variant = z.object({ content_type: z.literal(stream), url: z.url({ protocol: /^https$/ }) });

/** Public posts, as X tells pages that embed them; the captions stand in the video's stream. */
export const x: Site = {
  name: 'x',
  detect: xAddress,

  async resolve(url, access) {
    const address = xAddress(url);
    if (!address) throw new Failure('noMedia', 'not a post of X');
    const query = `?id=${address.id}&token=${tokenOf(address.id)}&lang=en`;
    const post = await askJson(embeds + query, Post, { ...access, page: undefined });
    if (post.__typename !== 'Tweet') throw withheld(post.tombstone?.text.text ?? '');
    const [video] = eachValid(Video, [post.mediaDetails, post.quoted_tweet?.mediaDetails].flat());
    if (!video) throw new Failure('noMedia', 'the post shows no video');
    const [variant] = eachValid(Variant, video.video_info.variants);
    return {
      ...identityOf(address),
      title: titleOf(post.text),
      duration: video.video_info.duration_millis / 1000,
      author: post.user?.name,
      channelUrl: post.user && `https://x.com/${post.user.screen_name}`,
      coverUrl: video.media_url_https,
      publishedAt: post.created_at,
      tracks: variant ? await hlsTracks(variant.url, access) : [],
    };
  },

  captions: (_, { url = '' }, access) => hlsCaptions(url, access),
};

/** The number in another notation, by which X knows those who read its embedding script. */
const tokenOf = (id: string): string => ((Number(id) / 1e15) * Math.PI).toString(36).replace(/0+|\./g, '');

/** X says why in English, because it was asked in English. */
const withheld = (reason: string): Failure =>
  /age.restricted|adult content/i.test(reason)
    ? new Failure('ageRestricted', reason)
    : new Failure(/log in|limits who/i.test(reason) ? 'loginRequired' : 'mediaUnavailable', reason || 'X withholds the post');

/** Posts end in short links to what they show. */
const titleOf = (text: string): string => decodeXml(text.replace(/https:\/\/t\.co\/\w{1,20}/g, '')).trim();
