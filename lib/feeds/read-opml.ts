import { Failure } from '../contract/failure.ts';
import type { Subscription } from '../ports/feeds.ts';
import { type FeedVisitor, walkFeed } from '../sites/walk-feed.ts';
import { oneLine } from './plain-text.ts';
import { maxSubscriptions } from './subscription.ts';
import { toWebAddress } from './to-web-address.ts';

const maxTitle = 500;

/** Reads the feeds in an OPML file, in all folders, each once. Throws `invalid` for an invalid or truncated file. */
export function readOpml(xml: string): Subscription[] {
  const byUrl = new Map<string, Subscription>();
  let isOpml = false;
  const open: FeedVisitor['open'] = (path, attributes) => {
    if (path.length === 1) isOpml ||= path[0] === 'opml';
    const url = isOpml && path.at(-1) === 'outline' ? toWebAddress(attributes.xmlurl) : '';
    if (!url || byUrl.has(url) || byUrl.size === maxSubscriptions) return false;
    const title = oneLine(attributes.title || attributes.text || '', maxTitle);
    const pageUrl = toWebAddress(attributes.htmlurl);
    byUrl.set(url, { title: title || new URL(url).host, url, ...(pageUrl && { pageUrl }) });
    return false;
  };
  const { isWhole } = walkFeed(xml, { open }, { failsWith: 'invalid' });
  if (!isOpml) throw new Failure('invalid', 'The file is not OPML.');
  if (!isWhole) throw new Failure('invalid', 'The OPML file ends too early.');
  return [...byUrl.values()];
}
