import type { ChannelClient } from '../channels/channel.ts';
import type { PlayerAnswer, PlayerContent, playerChannel } from '../channels/player-channel.ts';
import { hasOtherMedia, listenToMedia } from '../injected/listen-to-media.ts';
import { mediaElements, takeSnapshot } from '../injected/take-snapshot.ts';
import { createFloatingWindow } from './floating-window.ts';
import { type Overlay, type OverlayHost, showOverlay } from './overlay.ts';

/** Interval at which the page is checked for another address or player, because scripts change them without an event. */
const pollIntervalMs = 1000;
/** Number of polls after which the page is searched for media again, because those of a new shadow root or frame send no event to it. */
const pollsPerSearch = 3;
/** Maximum failed calls in a row after which the worker is called again. */
const maxFailures = 3;

// An element of a frame is an instance of another class.
const isVideo = (element: HTMLMediaElement): element is HTMLVideoElement => element.localName === 'video';

/** Functions of the extension that the player script uses. */
export interface PlayerHost extends Pick<OverlayHost, 'textOf'> {
  worker: ChannelClient<typeof playerChannel>;
  /** Returns whether the script still belongs to an extension, which may have been updated or removed. */
  isConnected(): boolean;
}

/**
 * Creates the controller of the overlay over the page's player. `reload` asks the worker for the state and updates or removes the
 * overlay.
 */
export function createPlayer({ worker, textOf, isConnected }: PlayerHost) {
  const host: OverlayHost = {
    textOf,
    // A lost call costs one change of the layout.
    storeLayout: (layout) => void worker.storeLayout(layout).catch(() => undefined),
    storeSkim(isSkimming) {
      const stored = worker.storeSkim({ pageUrl: location.href, isSkimming }).catch(() => undefined);
      // A page that was only skimmed has nothing of ours left afterwards.
      if (!isSkimming) void stored.then(reload);
    },
    floating: createFloatingWindow(window, textOf),
  };
  let overlay: Overlay | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let listeners = new AbortController();
  let elements: HTMLMediaElement[] = [];
  let polls = 0;
  let address = '';
  let isStale = false;
  let failures = 0;
  /** Address of the page on which the user has started a skim that does not play yet. No other page starts playback by itself. */
  let skimmedAddress: string | undefined;
  let calls = 0;
  /** The content of the overlay as JSON, without its lines; its lines with their languages; and the address of the page then. */
  let shown = '';
  let shownTexts = '';
  let shownAddress = '';

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
    skimmedAddress = undefined;
    listeners.abort();
    listeners = new AbortController();
    overlay?.remove();
    overlay = undefined;
    host.floating?.close();
  }

  async function reload(): Promise<void> {
    const call = ++calls;
    elements = mediaElements(document);
    address = location.href;
    isStale = false;
    // Media that load while the worker answers are missing in the snapshot.
    listenToMedia(elements, ['loadedmetadata'], onMedia, listeners.signal);
    let answer: PlayerAnswer | undefined;
    try {
      answer = await worker.load({ snapshot: takeSnapshot(elements) });
      failures = 0;
    } catch {
      // The worker may have been stopped while it answered.
      isStale = ++failures < maxFailures;
    }
    // The page has changed meanwhile.
    if (call !== calls) return;
    if (answer?.isOn === false) return stop();
    start();
    // What is shown stays on its own page until the worker answers.
    if (answer || address !== shownAddress) show(answer?.content);
  }

  /** Shows the content over its element, or nothing. An overlay that has the same content already stays. */
  function show(content: PlayerContent | undefined): void {
    if (skimmedAddress !== address) skimmedAddress = undefined;
    const startsSkim = skimmedAddress !== undefined;
    const element = content && elements[content.element];
    const { lines = [], language = '', translationLanguage = '', ...rest }: Partial<PlayerContent> = content ?? {};
    const texts = { lines, language, translationLanguage };
    const [json, textsJson] = [JSON.stringify({ ...rest, hasLines: lines.length > 0 }), JSON.stringify(texts)];
    if (overlay && overlay.element === element && json === shown) {
      if (textsJson !== shownTexts) overlay.setLines(texts);
      if (startsSkim) overlay.startSkim();
    } else {
      overlay?.remove();
      overlay = element && content && isVideo(element) ? showOverlay(element, content, host, { startsSkim }) : undefined;
    }
    [shown, shownTexts, shownAddress] = [json, textsJson, address];
    if (overlay) skimmedAddress = undefined;
  }

  function start(): void {
    timer ??= setInterval(poll, pollIntervalMs);
  }

  function onMedia({ target }: Event): void {
    if (target !== overlay?.element) isStale = true;
  }

  function poll(): void {
    const isSearchDue = ++polls % pollsPerSearch === 0;
    if (isSearchDue && hasOtherMedia(elements)) isStale = true;
    if (!isConnected()) stop();
    else if (isStale || location.href !== address || overlay?.isGone()) void reload();
    else overlay?.place();
  }

  return {
    reload: () => void reload(),
    /** Plays the skim that the user has just started. */
    startSkim() {
      skimmedAddress = location.href;
      void reload();
    },
  };
}
