import { Failure } from '../contract/failure.ts';
import type { Subscription } from '../ports/feeds.ts';
import { walkFeed } from '../sites/walk-feed.ts';
import { oneLine } from './plain-text.ts';
import { maxSubscriptions } from './subscription.ts';
import { webAddress } from './web-address.ts';

const maxTitle = 500;

/** The feeds in an OPML file, in whatever folders, each once. Throws `invalid` for what is none, or not whole. */
export function readOpml(xml: string): Subscription[] {
  const byUrl = new Map<string, Subscription>();
  let isOpml = false;
  const { isWhole } = walk(xml, (path, attributes) => {
    if (path.length === 1) isOpml ||= path[0] === 'opml';
    if (!isOpml || path.at(-1) !== 'outline') return;
    const url = webAddress(attributes.xmlurl);
    if (!url || byUrl.has(url) || byUrl.size === maxSubscriptions) return;
    const title = oneLine(attributes.title || attributes.text || '', maxTitle);
    const pageUrl = webAddress(attributes.htmlurl);
    byUrl.set(url, { title: title || new URL(url).host, url, ...(pageUrl && { pageUrl }) });
  });
  if (!isOpml) throw new Failure('invalid', 'not an OPML file');
  if (!isWhole) throw new Failure('invalid', 'the OPML file ends too early');
  return [...byUrl.values()];
}

/** What a walk refuses is the file's fault here, and nobody else's. */
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
