import { Failure } from '../contract/failure.ts';
import type { Subscription } from '../ports/feeds.ts';
import { walkFeed } from '../sites/walk-feed.ts';
import { oneLine } from './plain-text.ts';
import { maxSubscriptions } from './subscription.ts';
import { toWebAddress } from './to-web-address.ts';

const maxTitle = 500;

/** Reads the feeds in an OPML file, in all folders, each once. Throws `invalid` for an invalid or truncated file. */
export function readOpml(xml: string): Subscription[] {
  const byUrl = new Map<string, Subscription>();
  let isOpml = false;
  const { isWhole } = walk(xml, (path, attributes) => {
    if (path.length === 1) isOpml ||= path[0] === 'opml';
    if (!isOpml || path.at(-1) !== 'outline') return;
    const url = toWebAddress(attributes.xmlurl);
    if (!url || byUrl.has(url) || byUrl.size === maxSubscriptions) return;
    const title = oneLine(attributes.title || attributes.text || '', maxTitle);
    const pageUrl = toWebAddress(attributes.htmlurl);
    byUrl.set(url, { title: title || new URL(url).host, url, ...(pageUrl && { pageUrl }) });
  });
  if (!isOpml) throw new Failure('invalid', 'The file is not OPML.');
  if (!isWhole) throw new Failure('invalid', 'The OPML file ends too early.');
  return [...byUrl.values()];
}

/** Walks the file and reports its errors as `invalid`. */
function walk(xml: string, open: (path: readonly string[], attributes: Record<string, string>) => void): { isWhole: boolean } {
  try {
    return walkFeed(xml, {
      open(path, attributes) {
        open(path, attributes);
        return false;
      },
    });
  } catch (error) {
    throw new Failure('invalid', Failure.from(error).message);
  }
}
