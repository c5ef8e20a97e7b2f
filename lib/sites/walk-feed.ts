import { Parser } from 'htmlparser2';
import { Failure } from '../contract/failure.ts';

/** Names come in lower case with the field's usual prefix, whatever the feed calls it: `itunes:duration`, `atom:link`. */
export interface FeedVisitor {
  /** `path` leads from the root to this element. `true` asks for the text inside, without markup. */
  open(path: readonly string[], attributes: Record<string, string>): boolean | undefined;
  text?(path: readonly string[], text: string): void;
  close?(path: readonly string[]): void;
}

/** What prefixes stand for, without scheme and final slash. */
const prefixes: Record<string, string> = {
  'www.itunes.com/dtds/podcast-1.0.dtd': 'itunes',
  'podcastindex.org/namespace/1.0': 'podcast',
  'github.com/podcastindex-org/podcast-namespace/blob/main/docs/1.0.md': 'podcast',
  'podlove.org/simple-chapters': 'psc',
  'www.w3.org/2005/atom': 'atom',
  'purl.org/atom/ns#': 'atom',
  'search.yahoo.com/mrss': 'media',
  'www.youtube.com/xml/schemas/2015': 'yt',
  'purl.org/dc/elements/1.1': 'dc',
  'purl.org/rss/1.0/modules/content': 'content',
  'purl.org/rss/1.0/modules/syndication': 'sy',
  'www.w3.org/1999/02/22-rdf-syntax-ns#': 'rdf',
  'www.w3.org/1999/xhtml': 'xhtml',
  'purl.org/rss/1.0': '',
  'my.netscape.com/rdf/simple/0.9': '',
};
const maxDepth = 100;
const maxText = 100_000;
const piece = 65_536;
/** No feed needs one: an entity that is made of others, or of a file. */
const hostileEntity = /!ENTITY\s{1,9}[^\s%]\S{0,200}\s{1,9}(?:SYSTEM\b|PUBLIC\b|"[^"]{0,2000}&(?!#)|'[^']{0,2000}&(?!#))/i;

/**
 * Walks RSS, Atom, OPML. Entities that a document type declares are never replaced. Tells whether the document's end was
 * there. Throws `siteFailed` for what is nested, or declared, only to do harm.
 */
export function walkFeed(xml: string, visitor: FeedVisitor): { isWhole: boolean } {
  const spaces = new Map<string, string>();
  const path: string[] = [];
  /** Prefix that names without one have, at each depth. */
  const defaults: string[] = [];
  let isWhole = false;
  /** Depth of the element whose text is being taken, and of a script in it. */
  let taking = 0;
  let skipping = 0;
  let text = '';

  const named = (name: string): string => {
    const colon = name.indexOf(':');
    const prefix = colon < 0 ? defaults.at(-1)! : (spaces.get(name.slice(0, colon)) ?? name.slice(0, colon));
    const local = name.slice(colon + 1).toLowerCase();
    return prefix ? `${prefix.toLowerCase()}:${local}` : local;
  };

  const declare = (name: string, attributes: Record<string, string>): void => {
    for (const [key, uri] of Object.entries(attributes)) {
      const known = key.startsWith('xmlns:') ? prefixOf(uri) : undefined;
      if (known !== undefined) spaces.set(key.slice(6), known);
    }
    const inherited = defaults.at(-1) ?? (name.toLowerCase() === 'feed' ? 'atom' : '');
    defaults.push(attributes.xmlns === undefined ? inherited : (prefixOf(attributes.xmlns) ?? inherited));
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (path.length === maxDepth) throw new Failure('siteFailed', 'the feed is nested too deep');
        declare(name, attributes);
        path.push(named(name));
        if (taking) skipping ||= /(?:^|:)(?:script|style)$/.test(path.at(-1)!) ? path.length : 0;
        else if (visitor.open(path, lowerCased(attributes))) {
          taking = path.length;
          text = '';
        }
      },
      ontext(data) {
        if (taking && !skipping && text.length < maxText) text += data;
      },
      onclosetag(_, isImplied) {
        if (path.length === skipping) skipping = 0;
        if (path.length === taking) {
          visitor.text?.(path, text.slice(0, maxText).trim());
          taking = 0;
        }
        if (!taking) visitor.close?.(path);
        if (path.length === 1) isWhole = !isImplied;
        path.pop();
        defaults.pop();
      },
      onprocessinginstruction(_, declaration) {
        if (hostileEntity.test(declaration)) throw new Failure('siteFailed', 'the feed declares entities made of others');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let i = 0; i < xml.length; i += piece) parser.write(xml.slice(i, i + piece));
  parser.end();
  return { isWhole };
}

const prefixOf = (uri: string): string | undefined => {
  const key = uri
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
    .toLowerCase();
  return Object.hasOwn(prefixes, key) ? prefixes[key] : undefined;
};

const lowerCased = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value]));
