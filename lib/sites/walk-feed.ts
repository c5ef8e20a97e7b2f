import { Parser } from 'htmlparser2';
import { Failure, type FailureCode } from '../contract/failure.ts';

/**
 * Callbacks of `walkFeed`. Names are in lower case with the usual prefix (`itunes:duration`, `atom:link`), also if the feed
 * declares another one.
 */
export interface FeedVisitor {
  /** Called for each element; `path` is its path from the root. Return `true` to receive its text without markup. */
  open(path: readonly string[], attributes: Record<string, string>): boolean | undefined;
  text?(path: readonly string[], text: string): void;
  close?(path: readonly string[]): void;
}

/** Usual prefixes of namespaces, whose addresses are without scheme and final slash. */
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
const rootPrefixes: Record<string, string> = { rss: '', rdf: 'rdf', feed: 'atom' };
const maxDepth = 100;
const maxText = 100_000;
const chunkLength = 65_536;
/** Matches an entity that consists of other entities or of a file, which only hostile documents declare. */
const hostileEntity = /!ENTITY\s{1,9}[^\s%]\S{0,200}\s{1,9}(?:SYSTEM\b|PUBLIC\b|"[^"]{0,2000}&(?!#)|'[^']{0,2000}&(?!#))/i;

/**
 * Walks RSS, Atom and OPML. Entities declared by a document type are not replaced. Returns whether the document is complete.
 * Throws a failure with the code `failsWith` for hostile nesting or declarations.
 */
export function walkFeed(
  xml: string,
  visitor: FeedVisitor,
  { failsWith = 'siteFailed' }: { failsWith?: FailureCode } = {},
): { isWhole: boolean } {
  const prefixByName = new Map<string, string>();
  const path: string[] = [];
  /** Default prefix at each depth. */
  const defaults: string[] = [];
  let isWhole = false;
  /** Depths of the element whose text is being read, and of a script inside it. */
  let textDepth = 0;
  let scriptDepth = 0;
  let text = '';

  const toUsualName = (name: string): string => {
    const colon = name.indexOf(':');
    const prefix = colon < 0 ? defaults.at(-1)! : (prefixByName.get(name.slice(0, colon)) ?? name.slice(0, colon));
    const local = name.slice(colon + 1).toLowerCase();
    return prefix ? `${prefix.toLowerCase()}:${local}` : local;
  };

  const declareNamespaces = (name: string, attributes: Record<string, string>): void => {
    const rootPrefix = path.length === 0 ? /^(.+):(?:rss|rdf|feed)$/i.exec(name) : null;
    // A prefixed root of an unknown namespace is what its name says.
    if (rootPrefix) prefixByName.set(rootPrefix[1]!, rootPrefixes[name.slice(rootPrefix[1]!.length + 1).toLowerCase()]!);
    for (const [key, uri] of Object.entries(attributes)) {
      const known = key.startsWith('xmlns:') ? findUsualPrefix(uri) : undefined;
      if (known !== undefined) prefixByName.set(key.slice(6), known);
    }
    const inherited = defaults.at(-1) ?? (name.toLowerCase() === 'feed' ? 'atom' : '');
    defaults.push(attributes.xmlns === undefined ? inherited : (findUsualPrefix(attributes.xmlns) ?? inherited));
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (path.length === maxDepth) throw new Failure(failsWith, `The feed is nested deeper than ${maxDepth} elements.`);
        declareNamespaces(name, attributes);
        path.push(toUsualName(name));
        if (textDepth) scriptDepth ||= /(?:^|:)(?:script|style)$/.test(path.at(-1)!) ? path.length : 0;
        else if (visitor.open(path, lowerCaseKeys(attributes))) {
          textDepth = path.length;
          text = '';
        }
      },
      ontext(data) {
        if (textDepth && !scriptDepth && text.length < maxText) text += data;
      },
      onclosetag(_, isImplied) {
        if (path.length === scriptDepth) scriptDepth = 0;
        if (path.length === textDepth) {
          visitor.text?.(path, text.slice(0, maxText).trim());
          textDepth = 0;
        }
        if (!textDepth) visitor.close?.(path);
        if (path.length === 1) isWhole = !isImplied;
        path.pop();
        defaults.pop();
      },
      onprocessinginstruction(_, declaration) {
        if (hostileEntity.test(declaration))
          throw new Failure(failsWith, 'The feed declares entities that contain other entities.');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let i = 0; i < xml.length; i += chunkLength) parser.write(xml.slice(i, i + chunkLength));
  parser.end();
  return { isWhole };
}

const findUsualPrefix = (uri: string): string | undefined => {
  const key = uri
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
    .toLowerCase();
  return Object.hasOwn(prefixes, key) ? prefixes[key] : undefined;
};

const lowerCaseKeys = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value]));
