import type { Port } from '../../lib/transports/message.ts';
import type { PageView } from '../channels/page-view.ts';
import { mediaElements, takeSnapshot } from '../injected/take-snapshot.ts';

/** Events after which the page may have other media. They don't bubble, so they are captured. */
const mediaEvents = ['loadedmetadata', 'durationchange', 'play', 'emptied'];
const playbackEvents = ['timeupdate', 'seeked', 'play', 'pause'];
/** Interval at which address and title are polled, because scripts change them without an event. */
const pollIntervalMs = 300;

/** Sends snapshots of the page and the playback position to a page of the extension while its port is open. */
export function sendView(port: Port): void {
  const closed = new AbortController();
  const send = (view: PageView) => port.postMessage(view);
  let sentSnapshot = '';
  let shownPage = '';
  let elements: HTMLMediaElement[] = [];

  const sendPage = () => {
    shownPage = location.href + document.title;
    elements = mediaElements(document);
    const snapshot = takeSnapshot(elements);
    const text = JSON.stringify(snapshot);
    if (text === sentSnapshot) return;
    sentSnapshot = text;
    send({ snapshot });
    // A player that is paused sends no event until it is used again.
    sendPlayback(elements.find(({ paused }) => !paused) ?? elements.find(({ currentTime }) => currentTime > 0));
  };
  // Four times a second while it plays, so the page is not searched again.
  const sendPlayback = (target: EventTarget | null | undefined) => {
    const element = elements.indexOf(target as HTMLMediaElement);
    if (element < 0) return;
    const { currentTime, paused } = elements[element]!;
    send({ playback: { element, currentTime, paused } });
  };
  const poll = () => {
    if (location.href + document.title !== shownPage) sendPage();
  };

  const options = { capture: true, signal: closed.signal };
  for (const event of mediaEvents) document.addEventListener(event, sendPage, options);
  for (const event of playbackEvents) document.addEventListener(event, ({ target }) => sendPlayback(target), options);
  const timer = setInterval(poll, pollIntervalMs);
  const close = () => {
    closed.abort();
    clearInterval(timer);
  };
  port.onDisconnect.addListener(close);
  // An open port would keep the page from the back/forward cache.
  const leave = () => {
    close();
    port.disconnect();
  };
  window.addEventListener('pagehide', leave, { once: true, signal: closed.signal });
  sendPage();
}
