import type { ChapterMark } from '../../contract/media.ts';
import { decodeHtml } from '../decode-html.ts';
import { parseClockTime, parseIsoDuration } from '../parse-clock-time.ts';
import type { TextTrackSnapshot } from './page-snapshot.ts';

/** A media item described in JSON-LD. Duration in seconds, 0 if unknown. */
export interface JsonLdMedia {
  kind: 'video' | 'audio';
  title: string;
  duration: number;
  contentUrl?: string;
  embedUrl?: string;
  /** Chapters in order of time, if any are described. */
  chapters?: ChapterMark[];
  /** Files of captions; their addresses may be relative. */
  tracks?: TextTrackSnapshot[];
}

/** Kinds by types in lower case, because pages write them in any. */
const kinds = new Map<string, JsonLdMedia['kind']>([
  ['videoobject', 'video'],
  ['audioobject', 'audio'],
  ['podcastepisode', 'audio'],
]);
const maxNodes = 2000;

/** Returns the media items that JSON-LD describes, in order. Texts that are not JSON are skipped. */
export function describedMedia(texts: string[]): JsonLdMedia[] {
  const media: JsonLdMedia[] = [];
  const queue: unknown[] = texts.map(parseLoosely);
  for (let i = 0; i < queue.length && i < maxNodes; i++) {
    const node = queue[i];
    if (typeof node !== 'object' || node === null) continue;
    const record = node as Record<string, unknown>;
    const kind = Array.isArray(node) ? undefined : kindOf(record['@type']);
    if (kind) media.push(describe(record, kind));
    else queue.push(...Object.values(record).slice(0, maxNodes));
  }
  return media;
}

const kindOf = (type: unknown): JsonLdMedia['kind'] | undefined =>
  (Array.isArray(type) ? type : [type])
    .map((name) => {
      const type = String(name).replace(/^.{0,40}[/:#]/, '');
      return kinds.get(type.toLowerCase());
    })
    .find(Boolean);

function describe(node: Record<string, unknown>, kind: JsonLdMedia['kind']): JsonLdMedia {
  // The file of an episode is one level deeper.
  const [file] = [node.associatedMedia, node.audio, node.video].flat();
  const inner = typeof file === 'object' && file !== null ? (file as Record<string, unknown>) : {};
  const chapters = readChapters(node.hasPart);
  const tracks = readCaptions(node.caption);
  return {
    kind,
    title: readText(firstString(node.name) ?? firstString(node.headline)),
    duration: readSeconds(node.duration) ?? readSeconds(node.timeRequired) ?? readSeconds(inner.duration) ?? 0,
    contentUrl: firstString(node.contentUrl ?? node.contentURL) ?? firstString(inner.contentUrl ?? inner.contentURL),
    embedUrl: firstString(node.embedUrl ?? node.embedURL) ?? firstString(inner.embedUrl ?? inner.embedURL),
    ...(chapters.length > 0 && { chapters }),
    ...(tracks.length > 0 && { tracks }),
  };
}

/** Reads the clips that a media item consists of (https://schema.org/Clip) as chapters. */
function readChapters(parts: unknown): ChapterMark[] {
  const chapters = [parts].flat().flatMap((part): ChapterMark[] => {
    if (typeof part !== 'object' || part === null) return [];
    const { startOffset, name } = part as Record<string, unknown>;
    const startTime = typeof startOffset === 'string' ? Number(startOffset || Number.NaN) : startOffset;
    const title = readText(firstString(name));
    return typeof startTime === 'number' && startTime >= 0 && title ? [{ startTime, title }] : [];
  });
  return chapters.slice(0, maxNodes).sort((a, b) => a.startTime - b.startTime);
}

/** Reads the files of captions (https://schema.org/caption); a caption that is text describes the picture. */
function readCaptions(captions: unknown): TextTrackSnapshot[] {
  return [captions].flat().flatMap((caption, i): TextTrackSnapshot[] => {
    if (typeof caption !== 'object' || caption === null) return [];
    const { contentUrl, contentURL, inLanguage, name } = caption as Record<string, unknown>;
    const url = firstString(contentUrl ?? contentURL);
    const language = firstString(inLanguage) ?? '';
    return url ? [{ trackId: String(i), kind: 'captions', language, label: readText(firstString(name)), url }] : [];
  });
}

/** Returns a text in one line; many pages write it with the references of HTML. */
const readText = (written = ''): string => decodeHtml(written).replace(/\s+/g, ' ').trim();

const firstString = (value: unknown): string | undefined => {
  const [first] = [value].flat();
  return typeof first === 'string' && first ? first : undefined;
};

/** Reads a duration; some pages write a clock time or seconds in place of a duration of ISO 8601. */
function readSeconds(value: unknown): number | undefined {
  if (typeof value === 'number' && value >= 0) return value;
  const written = firstString(value) ?? '';
  return parseIsoDuration(written) ?? parseClockTime(written);
}

/** Parses JSON that may be wrapped in comments or CDATA marks and may have line breaks inside its strings. */
function parseLoosely(written: string): unknown {
  const end = Math.max(written.lastIndexOf('}'), written.lastIndexOf(']')) + 1;
  try {
    return JSON.parse(written.slice(Math.max(0, written.search(/[[{]/)), end).replace(/[\r\n\t]+/g, ' '));
  } catch {
    return undefined;
  }
}
