import { invalidField } from '../../contract/invalid-field.ts';
import { toWebAddress } from '../to-web-address.ts';
import { soundcloud, vimeo } from './hosted-media.ts';
import { applePodcasts } from './itunes.ts';
import { peertube } from './peertube.ts';
import { rssHubOnly } from './rss-hub.ts';
import type { ChannelAddress, Detect, SourceOptions } from './source.ts';
import { web } from './web.ts';
import { xiaoyuzhou } from './xiaoyuzhou.ts';
import { youtube } from './youtube.ts';

/** Sources in the order in which they are checked; `web` takes all other addresses. */
const sources: Detect[] = [youtube, applePodcasts, xiaoyuzhou, rssHubOnly, vimeo, soundcloud, peertube, web];

/** Returns a channel by its address or the address of its feed. Throws `invalid` for anything but an http(s) address. */
export function channelAddress(text: string, options: SourceOptions = {}): ChannelAddress {
  const address = toWebAddress(text);
  const url = address ? new URL(address) : undefined;
  if (!url || url.username || url.password) throw invalidField('url', 'It is not an http or https address.');
  for (const detect of sources) {
    const channel = detect(url, options);
    if (channel) return channel;
  }
  throw invalidField('url', 'It is not the address of a channel.');
}
