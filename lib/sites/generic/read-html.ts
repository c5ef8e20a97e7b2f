import { Parser } from 'htmlparser2';
import { type Attributes, decodeMarkup, hasMediaExtension } from './element-attributes.ts';
import { HtmlPage } from './html-page.ts';
import { Microdata } from './microdata.ts';
import type { PageSnapshot } from './page-snapshot.ts';
import { findInSettings, findPlayerFrame, readDataSetup } from './player-elements.ts';
import { findDataFile, readScriptPlayers } from './script-players.ts';

const maxHtml = 8_000_000;
const maxText = 1_000_000;
/** Maximum nesting depth. The parser searches its stack at every closing tag, so a hostile depth would take quadratic time. */
const maxDepth = 2000;
const chunkLength = 16_384;

/**
 * Reads the snapshot of a page that is not open from its HTML. No element is playing, and sizes are the declared ones. A document
 * that a frame contains as text is read too, but none within it.
 */
export function readHtml(url: string, html: string, isInFrame = false): PageSnapshot {
  const page = new HtmlPage(url);
  const microdata = new Microdata();
  let depth = 0;
  let text: CollectedText | undefined;
  /** Adds what a page writes as text until cookies are accepted or a script shows it. */
  const addHiddenMarkup = (markup: string | undefined) => {
    if (markup && !isInFrame) page.addDocument(readHtml(page.base, markup, true));
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      depth++;
      if (page.isFull) return;
      text = startText(name, attributes, page) ?? text;
      if (Object.hasOwn(elements, name)) elements[name]!(page, attributes);
      if (name === 'iframe' && !page.addIframe(attributes)) addHiddenMarkup(attributes.srcdoc);
      const names = Object.keys(attributes);
      // Most elements have no attributes, or a class alone.
      if (names.length > 0) page.addFrame(findPlayerFrame(name, attributes), attributes);
      if (names.some((key) => key.startsWith('data-'))) {
        page.addFrame(findInSettings(attributes), attributes);
        addHiddenMarkup(attributes['data-html'] ?? decodeMarkup(attributes['data-borlabs-cookie-content']));
        addScriptedFiles(page, attributes);
      }
      if (names.some((key) => key.startsWith('item'))) microdata.open(attributes, depth);
    },
    ontext(data) {
      text?.parts.push(data);
      page.addLinkText(data);
    },
    onclosetag(name) {
      const described = microdata.close(depth);
      if (described) page.addJsonLd(described);
      depth--;
      if (/^(?:amp-)?(?:video|audio)$/.test(name)) page.closeElement();
      if (name === 'a') page.closeLink();
      if (name === 'media-player') page.closePlayer();
      if (name === 'figure') page.closeFigure();
      if (name !== text?.element) return;
      const written = text.parts.join('').slice(0, maxText);
      if (text.kind === 'title') page.addTitle(written);
      if (text.kind === 'caption') page.addCaption(written);
      if (text.kind === 'jsonLd') page.addJsonLd(written);
      if (text.kind === 'template') addHiddenMarkup(decodeMarkup(written));
      if (text.kind === 'script') addScript(page, written);
      text = undefined;
    },
  });
  const end = Math.min(html.length, maxHtml);
  for (let i = 0; i < end && depth < maxDepth; i += chunkLength) parser.write(html.slice(i, Math.min(i + chunkLength, end)));
  parser.end();
  return page.toSnapshot();
}

/** The functions that read the elements of a page, by the names of those. */
const elements: Record<string, (page: HtmlPage, attributes: Attributes) => void> = {
  base: (page, { href }) => page.setBase(href),
  meta: (page, attributes) => page.addMeta(attributes),
  link: (page, { rel = '', href = '', title = '' }) => {
    if (/\b(?:video|audio)_src\b/.test(rel)) page.addFile({ src: href, title });
    if (/\benclosure\b/.test(rel) && hasMediaExtension(href)) page.addPlayer({ url: href, title, tracks: [] });
  },
  a: (page, attributes) => page.openLink(attributes),
  video: (page, attributes) => page.openElement('video', attributes),
  audio: (page, attributes) => page.openElement('audio', attributes),
  'amp-video': (page, attributes) => page.openElement('video', attributes),
  'amp-audio': (page, attributes) => page.openElement('audio', { controls: '', ...attributes }),
  source: (page, attributes) => page.addSource(attributes),
  track: (page, attributes) => page.addTrack(attributes),
  embed: (page, attributes) => page.addFrame(attributes.src, attributes),
  'hls-video': (page, attributes) => page.addFile(attributes),
  'dash-video': (page, attributes) => page.addFile(attributes),
  'media-player': (page, attributes) => page.openPlayer(attributes),
  figure: (page) => page.openFigure(),
};

/** The text of a title, caption or script, collected until its element ends. */
interface CollectedText {
  element: string;
  kind: 'title' | 'caption' | 'jsonLd' | 'script' | 'template';
  parts: string[];
}

/** Returns the text that an element starts; undefined for one whose text is not read. */
function startText(element: string, { type }: Attributes, page: HtmlPage): CollectedText | undefined {
  if (element === 'title') return page.isInElement ? undefined : { element, kind: 'title', parts: [] };
  if (element === 'figcaption') return { element, kind: 'caption', parts: [] };
  const kind = element === 'script' ? scriptKind(type?.trim() ?? '') : undefined;
  return kind && { element, kind, parts: [] };
}

function scriptKind(type: string): CollectedText['kind'] | undefined {
  if (/^application\/ld\+json/i.test(type)) return 'jsonLd';
  if (/^$|javascript|^module$|^application\/json$/i.test(type)) return 'script';
  return /^text\/template$/i.test(type) ? 'template' : undefined;
}

/** Adds the files of an element that scripts make a player of. */
function addScriptedFiles(page: HtmlPage, attributes: Attributes): void {
  const { 'data-setup': setup, 'data-sources': sources } = attributes;
  for (const src of readDataSetup(setup ?? sources ?? '')) page.addFile({ ...attributes, src });
  page.addScriptedFile(attributes);
}

function addScript(page: HtmlPage, script: string): void {
  for (const player of readScriptPlayers(script)) page.addPlayer(player);
  if (!page.hasLinks) page.addLinkedFile(findDataFile(script));
}
