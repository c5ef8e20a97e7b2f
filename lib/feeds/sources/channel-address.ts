import { Failure } from '../../contract/failure.ts';
import { webAddress } from '../web-address.ts';
import { applePodcasts } from './apple-podcasts.ts';
import { soundcloud, vimeo } from './hosted-media.ts';
import { peertube } from './peertube.ts';
import { rssHubOnly } from './rss-hub.ts';
import type { ChannelAddress, Detect, SourceOptions } from './source.ts';
import { web } from './web.ts';
import { xiaoyuzhou } from './xiaoyuzhou.ts';
import { youtube } from './youtube.ts';

/** In the order in which they are asked; `web` takes what is left. */
const sources: Detect[] = [youtube, applePodcasts, xiaoyuzhou, rssHubOnly, vimeo, soundcloud, peertube, web];

/** What an address says of a channel, a feed's own address included. Throws `invalid` for what is no http(s) address. */
export function channelAddress(text: string, options: SourceOptions = {}): ChannelAddress {
  const address = webAddress(text);
  const url = address ? new URL(address) : undefined;
  if (!url || url.username || url.password) throw new Failure('invalid', 'url: no http(s) address');
  for (const detect of sources) {
    const channel = detect(url, options);
    if (channel) return channel;
  }
  throw new Failure('invalid', 'url: no channel');
}
