import { Parser } from 'htmlparser2';
import type { ElementSnapshot, FrameSnapshot, PageSnapshot, PlayerSnapshot } from './page-snapshot.ts';
import { findPlayerFrame, readDataSetup } from './player-elements.ts';
import { readScriptPlayers } from './script-players.ts';

const maxHtml = 8_000_000;
const maxItems = 500;
const maxText = 1_000_000;
const mediaFile = /\.(?:m3u8|mpd|mp4|m4v|webm|mov|ogv|mp3|m4a|aac|ogg|oga|opus|wav|flac)(?:[?#]|$)/i;
/** Attributes in which scripts find the file that an element becomes a player of. */
const fileAttributes = [
  'data-video-src',
  'data-video-url',
  'data-video',
  'data-mp4',
  'data-audio-src',
  'data-audio-url',
  'data-mp3',
  'data-file',
];
/** Maximum nesting depth. The parser searches its stack at every closing tag, so a hostile depth would take quadratic time. */
const maxDepth = 2000;
const chunkLength = 16_384;

type Attributes = Record<string, string>;

/** Reads the snapshot of a page that is not open from its HTML. No element is playing, and sizes are the declared ones. */
export function readHtml(url: string, html: string): PageSnapshot {
  const page: PageSnapshot = { url, title: '', elements: [], frames: [], meta: [], jsonLd: [] };
  let base = url;
  let element: ElementSnapshot | undefined;
  let text: string[] | undefined;
  let script: string[] | undefined;
  let link: PlayerSnapshot | undefined;
  const players: PlayerSnapshot[] = [];
  const links: PlayerSnapshot[] = [];
  let depth = 0;
  const absolute = (address: string | undefined) =>
    address?.trim() && URL.canParse(address.trim(), base) ? new URL(address.trim(), base).href : undefined;

  const open: Record<string, (attributes: Attributes) => void> = {
    base: ({ href }) => {
      if (base === url) base = absolute(href) ?? url;
    },
    title: () => {
      if (!page.title && !element) text = [];
    },
    meta: ({ property, name, itemprop, content }) => {
      const key = property ?? name ?? itemprop;
      if (key && content) page.meta.push([key.toLowerCase(), content]);
    },
    script: ({ type }) => {
      if (/^application\/ld\+json/i.test(type?.trim() ?? '')) text = [];
      else if (/^$|javascript|^module$|^application\/json$/i.test(type?.trim() ?? '')) script = [];
    },
    a: ({ href, title = '' }) => {
      const url = mediaFile.test(href ?? '') ? absolute(href) : undefined;
      link = url && links.length < maxItems ? { url, title, tracks: [] } : undefined;
      if (link) links.push(link);
    },
    video: (attributes) => startElement('video', attributes),
    audio: (attributes) => startElement('audio', attributes),
    source: (attributes) => addSource(attributes),
    track: ({ kind, srclang, label, src }) => {
      element?.tracks.push({
        trackId: String(element.tracks.length),
        kind: kind?.toLowerCase() || 'subtitles',
        language: srclang ?? '',
        label: label ?? '',
        url: absolute(src),
      });
    },
    iframe: (attributes) => addFrame(lazySource(attributes), attributes),
    embed: (attributes) => addFrame(attributes.src, attributes),
    'hls-video': (attributes) => addFile(attributes),
    'dash-video': (attributes) => addFile(attributes),
    'media-player': (attributes) => addFile(attributes),
  };

  function startElement(kind: ElementSnapshot['kind'], attributes: Attributes): void {
    element = {
      kind,
      sources: [],
      tracks: [],
      ...size(attributes, kind === 'audio' ? [300, 54] : [300, 150]),
      visible: isVisible(attributes) && (kind === 'video' || 'controls' in attributes),
      playing: false,
      muted: 'muted' in attributes,
      loop: 'loop' in attributes,
      autoplay: 'autoplay' in attributes,
      duration: 0,
      advertising: false,
      title: attributes.title ?? attributes['aria-label'] ?? '',
    };
    page.elements.push(element);
    addSource(attributes);
  }

  function addSource(attributes: Attributes): void {
    const address = absolute(lazySource(attributes));
    if (address && element && !element.sources.includes(address) && element.sources.length < 50) element.sources.push(address);
  }

  function addFrame(address: string | undefined, attributes: Attributes): void {
    const frame = absolute(address);
    if (frame && /^https?:/.test(frame))
      page.frames.push({ url: frame, ...size(attributes, [300, 150]), visible: isVisible(attributes) });
  }

  /** Adds the file of an element that plays streams, which may also be a page of a known site. */
  function addFile(attributes: Attributes): void {
    const { src = '', title = '' } = attributes;
    if (mediaFile.test(src)) addPlayer({ url: src, title, tracks: [] });
    else addFrame(src, attributes);
  }

  function addPlayer({ url: written, title, tracks }: PlayerSnapshot): void {
    const address = absolute(written);
    if (!address || players.length >= maxItems) return;
    players.push({ url: address, title, tracks: tracks.map((track) => ({ ...track, url: absolute(track.url) })) });
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      depth++;
      if (page.elements.length + page.frames.length + page.meta.length + page.jsonLd.length < maxItems) {
        if (Object.hasOwn(open, name)) open[name]!(attributes);
        addFrame(findPlayerFrame(name, attributes), attributes);
        const { 'data-setup': setup } = attributes;
        if (setup) for (const src of readDataSetup(setup)) addFile({ ...attributes, src });
        const file = fileAttributes.map((key) => attributes[key]).find((value) => value && mediaFile.test(value));
        if (file && name !== 'video' && name !== 'audio') addPlayer({ url: file, title: attributes.title ?? '', tracks: [] });
      }
    },
    ontext(data) {
      text?.push(data);
      script?.push(data);
      if (link && link.title.length < 300) link.title += data;
    },
    onclosetag(name) {
      depth--;
      if (name === 'video' || name === 'audio') element = undefined;
      if (name === 'title' && text) page.title = text.join('').replace(/\s+/g, ' ').trim().slice(0, 1000);
      if (name === 'script' && text) page.jsonLd.push(text.join('').slice(0, maxText));
      if (name === 'title' || name === 'script') text = undefined;
      if (name === 'a') link = undefined;
      if (name === 'script' && script) {
        for (const player of readScriptPlayers(script.join('').slice(0, maxText))) addPlayer(player);
        script = undefined;
      }
    },
  });
  const end = Math.min(html.length, maxHtml);
  for (let i = 0; i < end && depth < maxDepth; i += chunkLength) parser.write(html.slice(i, Math.min(i + chunkLength, end)));
  parser.end();
  return { ...page, ...(players.length > 0 && { players }), ...(links.length > 0 && { links }) };
}

const lazySource = ({
  src,
  'data-src': data,
  'data-video-src': videoSrc,
  'data-lazy-src': lazySrc,
  'data-litespeed-src': litespeed,
}: Attributes): string | undefined =>
  [data, videoSrc, lazySrc, litespeed, src].find((address) => address && !address.startsWith('about:'));

const isVisible = ({ hidden, style }: Attributes): boolean =>
  hidden === undefined && !/display\s{0,9}:\s{0,9}none/i.test(style?.slice(0, 2000) ?? '');

function size(
  { width, height }: Attributes,
  [defaultWidth, defaultHeight]: [number, number],
): Pick<FrameSnapshot, 'width' | 'height'> {
  const pixels = (written: string | undefined, defaultPixels: number) =>
    /^\d{1,5}(?:px)?$/.test(written ?? '') ? Number.parseInt(written!, 10) : defaultPixels;
  return { width: pixels(width, defaultWidth), height: pixels(height, defaultHeight) };
}
