import { browser } from '@wxt-dev/browser';
import { messageClient } from '../../lib/transports/message-client.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import type { ChannelClient } from '../channels/channel.ts';
import type { PlayerAnswer, playerChannel } from '../channels/player-channel.ts';
import { mediaElements, takeSnapshot } from '../page/take-snapshot.ts';
import type { SubtitleHost } from './create-subtitle.ts';
import { type Overlay, showOverlay } from './overlay.ts';

/** Interval at which the page is checked for another address or player, because scripts change them without an event. */
const pollIntervalMs = 1000;
/** Maximum failed calls in a row after which the worker is called again. */
const maxFailures = 3;

const worker = messageClient<ChannelClient<typeof playerChannel>>(() => browser.runtime.connect({ name: portNames.player }));

const host: SubtitleHost = {
  // A lost call costs one change of the layout.
  storeLayout: (layout) => void worker.storeLayout(layout).catch(() => undefined),
  textOf: (name) => browser.i18n.getMessage(name),
};

// An element of a frame is an instance of another class.
const isVideo = (element: HTMLMediaElement): element is HTMLVideoElement => element.localName === 'video';

/** Creates the controller of the overlay over the page's player. `reload` shows what the worker answers, or removes everything. */
export function createPlayer() {
  let overlay: Overlay | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let address = '';
  let isStale = false;
  let failures = 0;
  let calls = 0;

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('loadedmetadata', onMedia, true);
    overlay?.remove();
    overlay = undefined;
  }

  async function reload(): Promise<void> {
    const call = ++calls;
    const elements = mediaElements(document);
    address = location.href;
    isStale = false;
    let answer: PlayerAnswer;
    try {
      answer = await worker.load({ snapshot: takeSnapshot(elements) });
      failures = 0;
    } catch {
      // The worker may have been stopped while it answered.
      isStale = ++failures < maxFailures;
      answer = { isOn: true };
    }
    // The page has changed meanwhile.
    if (call !== calls) return;
    if (!answer.isOn) return stop();
    start();
    overlay?.remove();
    const content = answer.content;
    const element = content && elements[content.element];
    overlay = element && content && isVideo(element) ? showOverlay(element, content, host) : undefined;
  }

  function start(): void {
    if (timer !== undefined) return;
    timer = setInterval(poll, pollIntervalMs);
    document.addEventListener('loadedmetadata', onMedia, true);
  }

  function onMedia({ target }: Event): void {
    if (target !== overlay?.element) isStale = true;
  }

  function poll(): void {
    // The extension was updated or removed.
    if (browser.runtime?.id === undefined) stop();
    else if (isStale || location.href !== address || overlay?.isGone()) void reload();
    else overlay?.place();
  }

  return { reload: () => void reload() };
}
