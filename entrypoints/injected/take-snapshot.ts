import { streamExtension } from '../../lib/http/media-extensions.ts';
import type { ElementSnapshot, FrameSnapshot, PageSnapshot, TextTrackSnapshot } from '../../lib/sites/generic/page-snapshot.ts';
import { maxListItems, maxLongText, maxShortText, maxSnapshotText } from '../channels/page-snapshot-limits.ts';
import { isPolled } from './is-polled.ts';

/** Maximum depth of shadow roots and frames, because a page may be hostile. */
const maxDepth = 8;
/** Maximum elements of a selector in one document or shadow root; all of them are at most `maxListItems`. */
const maxElements = 200;
const advertising = '[class~="ad"], [class*="ad-container"], [class*="advert"], [id*="google_ads"], [data-ad]';

const streamAddress = new RegExp(`${streamExtension}(?:[?#]|$)`, 'i');
const captionAddress = /^[^?#]+\.(?:vtt|srt|ttml|dfxp)(?:[?#]|$)/i;
/** Minimum pause between the requests of the caption files of one media item and of the next. */
const minPauseMs = 10_000;
/** Characters that count for each text in addition, for its name and what surrounds it. */
const textOverhead = 50;

/**
 * Returns the page's address, media elements, frames and metadata as plain data, within the limits of its schema: names are cut,
 * and longer texts and addresses left out. Those that exceed the limit of all texts together are left out too.
 */
export function takeSnapshot(elements: HTMLMediaElement[]): PageSnapshot {
  const fits = createTextFilter();
  return {
    url: location.href,
    title: cut(document.title),
    elements: elements.map((element) => elementSnapshot(element, fits)),
    meta: all('meta[content]')
      .map((meta): [string, string] => [
        (meta.getAttribute('property') ?? meta.getAttribute('name') ?? '').toLowerCase(),
        meta.getAttribute('content') ?? '',
      ])
      .filter((pair) => pair.every(fits)),
    jsonLd: all('script[type="application/ld+json"]')
      .map(({ textContent }) => textContent ?? '')
      .filter(fits),
    frames: findElements(document, frames).flatMap((frame) => frameSnapshot(frame, fits)),
    manifests: requested(elements, streamAddress)
      .map(({ name }) => name)
      .filter(fits),
    captionFiles: captionFiles(elements).filter(fits),
  };
}

/** Function that returns whether a text may be part of the snapshot, and counts it. */
type TextFilter = (text: string) => boolean;

function createTextFilter(): TextFilter {
  let left = maxSnapshotText;
  return (text) => {
    const size = text.length + textOverhead;
    if (!isWithinLimit(text) || size > left) return false;
    left -= size;
    return true;
  };
}

const cut = (name: string): string => name.slice(0, maxShortText);
const isWithinLimit = (text: string): boolean => text.length <= maxLongText;

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].slice(0, maxElements);

const frames = 'iframe, lite-youtube, lite-vimeo';

/** Returns the media elements in document order, including those in shadow roots and same-origin frames. */
export const mediaElements = (root: Document | ShadowRoot): HTMLMediaElement[] =>
  findElements(root, 'video, audio') as HTMLMediaElement[];

function findElements(root: Document | ShadowRoot, selector: string, depth = 0): Element[] {
  const found: Element[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (found.length >= maxElements || depth > maxDepth) break;
    if (element.matches(selector)) found.push(element);
    const inner = shadowRootOf(element) ?? (element.matches('iframe') && (element as HTMLIFrameElement).contentDocument);
    if (inner) found.push(...findElements(inner, selector, depth + 1));
  }
  return found.slice(0, maxListItems);
}

/** Interfaces by which content scripts reach closed shadow roots: Chromium's, and Firefox's. */
interface WithClosedRoots {
  chrome?: { dom?: { openOrClosedShadowRoot?(element: Element): ShadowRoot | null } };
}
type FirefoxElement = Element & { openOrClosedShadowRoot?: ShadowRoot | null };

/** Returns the shadow root of an element, that of a custom element also where it is closed. */
function shadowRootOf(element: FirefoxElement): ShadowRoot | null {
  if (element.shadowRoot || !element.localName.includes('-')) return element.shadowRoot;
  const { dom } = (globalThis as WithClosedRoots).chrome ?? {};
  return dom?.openOrClosedShadowRoot?.(element) ?? element.openOrClosedShadowRoot ?? null;
}

function elementSnapshot(element: HTMLMediaElement, fits: TextFilter): ElementSnapshot {
  const { width, height, visible } = boxOf(element);
  const children = [...element.querySelectorAll('source')].map(({ src }) => src);
  // A live stream may have a finite, growing duration; a script-fed element has no address, so its playlist requests decide.
  const isLive =
    element.duration === Infinity ||
    (/^blob:/.test(element.currentSrc) && isPolled(requested([element], streamAddress).map(({ name }) => name)));
  const tracks = [...element.textTracks]
    .slice(0, maxListItems)
    .map((track, index) => trackSnapshot(element, track, index))
    .filter(({ kind, language, label, url = '' }) => [kind, language, label, url].every(fits));
  const isShowing = ({ trackId }: TextTrackSnapshot) => element.textTracks[Number(trackId)]?.mode === 'showing';
  const title = cut(
    element.title ||
      element.getAttribute('aria-label') ||
      element.closest('figure')?.querySelector('figcaption')?.textContent?.trim() ||
      '',
  );
  return {
    kind: isLive ? 'live' : element.matches('audio') ? 'audio' : 'video',
    sources: [...new Set([element.currentSrc, element.src, ...children])]
      .filter((source) => source && fits(source))
      .slice(0, maxListItems),
    brightcove: brightcoveOf(element, fits),
    tracks: [...tracks.filter(isShowing), ...tracks.filter((track) => !isShowing(track))],
    width,
    height,
    visible,
    playing: !element.paused && !element.ended,
    muted: element.muted,
    loop: element.loop,
    autoplay: element.autoplay,
    duration: (!isLive && element.duration) || 0,
    advertising: element.closest(advertising) !== null,
    title: fits(title) ? title : '',
  };
}

/** Returns what the page states of the player of Brightcove that an element belongs to. */
function brightcoveOf(element: HTMLMediaElement, fits: TextFilter): ElementSnapshot['brightcove'] {
  const { account, videoId, player, embed } = element.closest<HTMLElement>('[data-account][data-video-id]')?.dataset ?? {};
  const isShort = [account, videoId, player, embed].every((value = '') => value.length <= maxShortText && fits(value));
  return account && videoId && isShort ? { account, videoId, player, embed } : undefined;
}

/** Describes a text track, a long `data:` address of which is left out, because the page reads its cues. */
const trackSnapshot = (element: HTMLMediaElement, track: TextTrack, index: number): TextTrackSnapshot => {
  const url = trackElementOf(element, track)?.src;
  return {
    trackId: String(index),
    kind: track.kind,
    language: cut(track.language),
    label: cut(track.label),
    url: url && url.length <= maxShortText ? url : undefined,
  };
};

/** Returns the `track` child of a text track; undefined for a track that a script added. */
export const trackElementOf = (element: HTMLMediaElement, track: TextTrack): HTMLTrackElement | undefined =>
  [...element.querySelectorAll('track')].find((child) => child.track === track);

/**
 * Returns the requests of the documents of the elements, and of the page itself, to such addresses, newest first, the only trace of
 * what a script feeds to a player.
 */
const requested = (elements: HTMLMediaElement[], address: RegExp): PerformanceEntry[] =>
  [...new Set([window, ...elements.map(({ ownerDocument }) => ownerDocument.defaultView ?? window)])]
    .flatMap(({ performance }) => performance.getEntriesByType('resource'))
    .filter(({ name }) => address.test(name) && isWithinLimit(name))
    .reverse()
    .slice(0, maxElements);

/** Returns the caption files that were requested last, which are those of the present media item. */
function captionFiles(elements: HTMLMediaElement[]): string[] {
  const files = requested(elements, captionAddress);
  const pause = files.findIndex(({ startTime }, i) => i > 0 && files[i - 1]!.startTime - startTime > minPauseMs);
  return files.slice(0, pause < 0 ? undefined : pause).map(({ name }) => name);
}

/** Describes a frame; a facade is described as the frame that a click replaces it with. */
function frameSnapshot(frame: Element, fits: TextFilter): FrameSnapshot[] {
  const videoId = frame.getAttribute('videoid');
  const url = videoId
    ? `${frame.matches('lite-vimeo') ? 'https://player.vimeo.com/video/' : 'https://www.youtube.com/embed/'}${videoId}`
    : (frame as HTMLIFrameElement).src || frame.getAttribute('data-src') || '';
  const isAddress = (value: string) => /^https?:\S/.test(value) && value.length <= maxShortText;
  const otherUrls = Array.from(frame.attributes, ({ value }) => value)
    .filter((value) => isAddress(value) && value !== url && fits(value))
    .slice(0, maxListItems);
  const address = isAddress(url) ? url : otherUrls[0];
  return address === undefined || !fits(address) ? [] : [{ url: address, otherUrls, ...boxOf(frame) }];
}

function boxOf(element: Element): { width: number; height: number; visible: boolean } {
  const { width, height } = element.getBoundingClientRect();
  return { width, height, visible: width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }) };
}
