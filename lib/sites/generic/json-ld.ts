import { isoDurationSeconds } from '../clock-time.ts';

/** What a page says of a medium in JSON-LD. Duration in seconds, 0 when it doesn't say. */
export interface Described {
  kind: 'video' | 'audio';
  title: string;
  duration: number;
  contentUrl?: string;
  embedUrl?: string;
}

const kinds: Record<string, Described['kind']> = {
  VideoObject: 'video',
  AudioObject: 'audio',
  PodcastEpisode: 'audio',
};
const maxNodes = 2000;

/** Media that JSON-LD describes, in order. Texts that are no JSON are passed over. */
export function describedMedia(texts: string[]): Described[] {
  const found: Described[] = [];
  const queue: unknown[] = texts.map(parseLoosely);
  for (let i = 0; i < queue.length && i < maxNodes; i++) {
    const node = queue[i];
    if (typeof node !== 'object' || node === null) continue;
    const record = node as Record<string, unknown>;
    const kind = Array.isArray(node) ? undefined : kindOf(record['@type']);
    if (kind) found.push(describe(record, kind));
    else queue.push(...Object.values(record).slice(0, maxNodes));
  }
  return found;
}

const kindOf = (type: unknown): Described['kind'] | undefined =>
  (Array.isArray(type) ? type : [type]).map((name) => kinds[String(name).replace(/^.{0,40}[/:#]/, '')]).find(Boolean);

function describe(node: Record<string, unknown>, kind: Described['kind']): Described {
  // An episode keeps its file one level down.
  const [file] = [node.associatedMedia, node.audio, node.video].flat();
  const inner = typeof file === 'object' && file !== null ? (file as Record<string, unknown>) : {};
  return {
    kind,
    title: (text(node.name) ?? text(node.headline) ?? '').replace(/\s+/g, ' ').trim(),
    duration: seconds(node.duration) ?? seconds(node.timeRequired) ?? seconds(inner.duration) ?? 0,
    contentUrl: text(node.contentUrl) ?? text(inner.contentUrl),
    embedUrl: text(node.embedUrl) ?? text(inner.embedUrl),
  };
}

const text = (value: unknown): string | undefined => {
  const [first] = [value].flat();
  return typeof first === 'string' && first ? first : undefined;
};

const seconds = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 ? value : isoDurationSeconds(text(value) ?? '');

/** Pages wrap it in comments and CDATA marks, and break lines inside its texts. */
function parseLoosely(written: string): unknown {
  const end = Math.max(written.lastIndexOf('}'), written.lastIndexOf(']')) + 1;
  try {
    return JSON.parse(written.slice(Math.max(0, written.search(/[[{]/)), end).replace(/[\r\n\t]+/g, ' '));
  } catch {
    return undefined;
  }
}
