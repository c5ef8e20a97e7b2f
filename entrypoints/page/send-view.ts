import type { Port } from '../../lib/transports/message.ts';
import type { PageView } from '../channels/page-view.ts';
import { hasOtherMedia, listenToMedia } from '../injected/listen-to-media.ts';
import { mediaElements } from '../injected/take-snapshot.ts';
import { pageSnapshot } from './page-snapshot.ts';
import { throttle } from './throttle.ts';

/** Events after which the page may have other media. */
const mediaEvents = ['loadedmetadata', 'durationchange', 'play', 'emptied'];
const playbackEvents = ['timeupdate', 'seeked', 'play', 'pause'];
/** Interval at which address and title are polled, because scripts change them without an event. */
const pollIntervalMs = 300;
/** Number of polls after which the page is searched for media again, because those of a new shadow root or frame send no event to it. */
const pollsPerSearch = 10;

/** Minimum intervals of snapshots and of playback positions, as scripts of a page can send its events without end. */
const snapshotIntervalMs = 300;
const playbackIntervalMs = 200;

/** Sends snapshots of the page and the playback position to a page of the extension while its port is open. */
export function sendView(port: Port): void {
  const closed = new AbortController();
  const send = (view: PageView) => port.postMessage(view);
  let sentSnapshot = '';
  let shownAddress = '';
  let shownTitle = '';
  let elements: HTMLMediaElement[] = [];
  let polls = 0;

  let played: EventTarget | null = null;

  const sendPage = throttle(
    () => {
      [shownAddress, shownTitle] = [location.href, document.title];
      elements = mediaElements(document);
      listenToMedia(elements, mediaEvents, sendPage, closed.signal);
      listenToMedia(elements, playbackEvents, onPlayback, closed.signal);
      const snapshot = pageSnapshot(elements);
      const text = JSON.stringify(snapshot);
      if (text === sentSnapshot) return;
      sentSnapshot = text;
      send({ snapshot });
      // A player that is paused sends no event until it is used again.
      sendPlaybackOf(elements.find(({ paused }) => !paused) ?? elements.find(({ currentTime }) => currentTime > 0));
    },
    snapshotIntervalMs,
    closed.signal,
  );
  // Several times a second while it plays, so the page is not searched again.
  const sendPlaybackOf = (target: EventTarget | null | undefined) => {
    const element = elements.indexOf(target as HTMLMediaElement);
    if (element < 0) return;
    const { currentTime, paused } = elements[element]!;
    send({ playback: { element, currentTime, paused } });
  };
  const sendPlayback = throttle(() => sendPlaybackOf(played), playbackIntervalMs, closed.signal);
  const onPlayback = ({ target }: Event) => {
    played = target;
    sendPlayback();
  };
  const poll = () => {
    const isSearchDue = ++polls % pollsPerSearch === 0;
    // Without media the snapshot has the whole markup, and titles may blink.
    const isRetitled = document.title !== shownTitle && (elements.length > 0 || isSearchDue);
    if (location.href !== shownAddress || isRetitled || (isSearchDue && hasOtherMedia(elements))) sendPage();
  };

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
