import { Parser } from 'htmlparser2';
import { decodeBase64 } from '../../encoding/base64.ts';
import { mediaExtension } from '../../http/media-extensions.ts';
import { Microdata } from './microdata.ts';
import type { ElementSnapshot, FrameSnapshot, PageSnapshot, PlayerSnapshot } from './page-snapshot.ts';
import { findInSettings, findPlayerFrame, readDataSetup } from './player-elements.ts';
import { findDataFile, readScriptPlayers } from './script-players.ts';

const maxHtml = 8_000_000;
const maxItems = 500;
const maxText = 1_000_000;
const mediaFile = new RegExp(`${mediaExtension}(?:[?#]|$)`, 'i');
/** Matches attributes in which scripts find the file that an element becomes a player of. */
const fileAttribute = /^data-(?:[\w-]{0,40}-)?(?:src|url|file|video|audio|media|mp[34]|href)$/;
/** Maximum nesting depth. The parser searches its stack at every closing tag, so a hostile depth would take quadratic time. */
const maxDepth = 2000;
const chunkLength = 16_384;

type Attributes = Record<string, string>;

/**
 * Reads the snapshot of a page that is not open from its HTML. No element is playing, and sizes are the declared ones. A document
 * that a frame contains as text is read too, but none within it.
 */
export function readHtml(url: string, html: string, isInFrame = false): PageSnapshot {
  const page: PageSnapshot = { url, title: '', elements: [], frames: [], meta: [], jsonLd: [] };
  let base = url;
  let element: ElementSnapshot | undefined;
  let text: string[] | undefined;
  let script: string[] | undefined;
  let template: string[] | undefined;
  let link: PlayerSnapshot | undefined;
  const players: PlayerSnapshot[] = [];
  const links: PlayerSnapshot[] = [];
  let depth = 0;
  const microdata = new Microdata();
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
      else if (/^text\/template$/i.test(type?.trim() ?? '')) template = [];
    },
    link: ({ rel = '', href = '', title = '' }) => {
      if (/\b(?:video|audio)_src\b/.test(rel)) addFile({ src: href, title });
      if (/\benclosure\b/.test(rel) && mediaFile.test(href)) addPlayer({ url: href, title, tracks: [] });
    },
    a: ({ href, title = '' }) => {
      const url = mediaFile.test(href ?? '') ? absolute(href) : undefined;
      link = url && links.length < maxItems ? { url, title, tracks: [] } : undefined;
      if (link) links.push(link);
    },
    video: (attributes) => startElement('video', attributes),
    audio: (attributes) => startElement('audio', attributes),
    'amp-video': (attributes) => startElement('video', attributes),
    'amp-audio': (attributes) => startElement('audio', { controls: '', ...attributes }),
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
    iframe: (attributes) => {
      const otherUrls = otherAddresses(attributes).flatMap((address) => absolute(address) ?? []);
      const source = lazySource(attributes) ?? otherUrls[0];
      if (source) addFrame(source, attributes, otherUrls);
      else addHiddenMarkup(attributes.srcdoc);
    },
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

  function addDocument({ elements, frames, players: inner = [] }: PageSnapshot): void {
    page.elements.push(...elements.slice(0, maxItems));
    page.frames.push(...frames.slice(0, maxItems));
    players.push(...inner);
  }

  function addFrame(address: string | undefined, attributes: Attributes, otherUrls: string[] = []): void {
    const frame = absolute(address);
    if (!frame || !/^https?:/.test(frame)) return;
    const box = { ...size(attributes, [300, 150]), visible: isVisible(attributes) };
    page.frames.push({ url: frame, ...(otherUrls.length > 0 && { otherUrls }), ...box });
  }

  /** Adds what a page writes as text until cookies are accepted or a script shows it. */
  function addHiddenMarkup(html: string | undefined): void {
    if (html && !isInFrame) addDocument(readHtml(base, html, true));
  }

  /** Adds the file of an element that plays streams, which may also be a page of a known site. */
  function addFile(attributes: Attributes): void {
    const { src = '', title = '' } = attributes;
    if (mediaFile.test(src)) addPlayer({ url: src, title, tracks: [] });
    else addFrame(src, attributes);
  }

  /** Reads the attributes of an element that scripts make a player of. */
  function readData(attributes: Attributes): void {
    addFrame(findInSettings(attributes), attributes);
    addHiddenMarkup(attributes['data-html'] ?? decodeMarkup(attributes['data-borlabs-cookie-content']));
    const { 'data-setup': setup, 'data-sources': sources } = attributes;
    for (const src of readDataSetup(setup ?? sources ?? '')) addFile({ ...attributes, src });
    if (!element) addPlayer({ url: findFile(attributes) ?? '', title: attributes.title ?? '', tracks: [] });
  }

  function addPlayer({ url: written, tracks, ...player }: PlayerSnapshot): void {
    const address = absolute(written);
    if (!address || players.length >= maxItems) return;
    players.push({ ...player, url: address, tracks: tracks.map((track) => ({ ...track, url: absolute(track.url) })) });
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      depth++;
      if (page.elements.length + page.frames.length + page.meta.length + page.jsonLd.length < maxItems) {
        if (Object.hasOwn(open, name)) open[name]!(attributes);
        const names = Object.keys(attributes);
        // Most elements have no attributes, or a class alone.
        if (names.length > 0) addFrame(findPlayerFrame(name, attributes), attributes);
        if (names.some((key) => key.startsWith('data-'))) readData(attributes);
        if (names.some((key) => key.startsWith('item'))) microdata.open(attributes, depth);
      }
    },
    ontext(data) {
      text?.push(data);
      script?.push(data);
      template?.push(data);
      if (link && link.title.length < 300) link.title += data;
    },
    onclosetag(name) {
      const described = microdata.close(depth);
      if (described) page.jsonLd.push(described);
      depth--;
      if (/^(?:amp-)?(?:video|audio)$/.test(name)) element = undefined;
      if (name === 'title' && text) page.title = text.join('').replace(/\s+/g, ' ').trim().slice(0, 1000);
      if (name === 'script' && text) page.jsonLd.push(text.join('').slice(0, maxText));
      if (name === 'title' || name === 'script') text = undefined;
      if (name === 'a') link = undefined;
      if (name === 'script' && template) {
        addHiddenMarkup(decodeMarkup(template.join('').slice(0, maxText)));
        template = undefined;
      }
      if (name === 'script' && script) {
        const source = script.join('').slice(0, maxText);
        for (const player of readScriptPlayers(source)) addPlayer(player);
        const file = links.length === 0 ? findDataFile(source) : undefined;
        const url = absolute(file?.url);
        if (file && url) links.push({ ...file, url });
        script = undefined;
      }
    },
  });
  const end = Math.min(html.length, maxHtml);
  for (let i = 0; i < end && depth < maxDepth; i += chunkLength) parser.write(html.slice(i, Math.min(i + chunkLength, end)));
  parser.end();
  return { ...page, ...(players.length > 0 && { players }), ...(links.length > 0 && { links }) };
}

/** Returns the addresses in the attributes of a frame but its own, which consent plugins name in many ways. */
const otherAddresses = (attributes: Attributes): string[] =>
  Object.entries(attributes).flatMap(([key, value]) => (key !== 'src' && /^\s?(?:https?:)?\/\//.test(value) ? [value] : []));

/** Returns markup that Borlabs Cookie writes in base64; undefined for any other text. */
function decodeMarkup(text = ''): string | undefined {
  if (!/^\s*[A-Za-z\d+/]{20}[A-Za-z\d+/\s]*=*\s*$/.test(text)) return undefined;
  try {
    const markup = new TextDecoder().decode(decodeBase64(text.trim()));
    return markup.includes('<') ? markup : undefined;
  } catch {
    return undefined;
  }
}

/** Matches attributes in which pages keep an address until it is scrolled to, or until cookies are accepted. */
const lazyAttribute = /^data-(?:[\w-]{0,40}-)?(?:src|lazy|original|url)$/;

const lazySource = (attributes: Attributes): string | undefined =>
  [...Object.keys(attributes).filter((key) => lazyAttribute.test(key) && !isPicture.test(key)), 'src']
    .map((key) => attributes[key])
    .find((address) => address && !address.startsWith('about:'));

const isPicture = /poster|thumb|image|img|preview/;

const findFile = (attributes: Attributes): string | undefined =>
  Object.entries(attributes).find(
    ([key, value]) => fileAttribute.test(key) && !isPicture.test(key) && mediaFile.test(value),
  )?.[1];

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
