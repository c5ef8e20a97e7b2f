import { Failure } from '../contract/failure.ts';
import { tryParseJson } from '../encoding/try-parse-json.ts';
import type { Subscription } from '../ports/feeds.ts';
import { youtubeAddress } from '../sites/youtube/address.ts';
import { oneLine } from './plain-text.ts';
import { youtubeChannelId } from './sources/youtube.ts';
import { maxSubscriptions, youtubeSubscription } from './subscription.ts';

const maxTitle = 500;
/** Maximum depth of a list of channels in JSON. */
const maxDepth = 6;

/**
 * Reads the YouTube channels in the JSON of other programs, each once: NewPipe's list of addresses and names, or FreeTube's
 * profiles, an object with ids and names on each line. Throws `invalid` for any other text.
 */
export function readChannelList(text: string): Subscription[] {
  const written = text.replace(/^\uFEFF/, '').trim();
  const json = tryParseJson(written) ?? written.split('\n').map(tryParseJson);
  const byId = new Map<string, Subscription>();
  addChannels(json, byId);
  if (byId.size === 0) throw new Failure('invalid', 'The JSON lists no channels of YouTube.');
  return [...byId.values()];
}

function addChannels(value: unknown, byId: Map<string, Subscription>, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > maxDepth || byId.size === maxSubscriptions) return;
  const { id, url, name } = value as Record<string, unknown>;
  const found = [id, channelIdOf(url)].find((one): one is string => typeof one === 'string' && youtubeChannelId.test(one));
  if (found === undefined) for (const inner of Object.values(value)) addChannels(inner, byId, depth + 1);
  else if (!byId.has(found)) byId.set(found, youtubeSubscription(found, typeof name === 'string' ? oneLine(name, maxTitle) : ''));
}

const channelIdOf = (url: unknown): string | undefined =>
  typeof url === 'string' && URL.canParse(url) ? youtubeAddress(new URL(url))?.id : undefined;
