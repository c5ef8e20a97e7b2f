import type { PageView } from '../../lib/contract/page.ts';
import type { Port } from '../../lib/doors/message.ts';
import { type Found, findMedia } from './find-media.ts';

/** Events after which other media may be on the page. They do not bubble, so they are caught on the way down. */
const mediaEvents = ['loadedmetadata', 'durationchange', 'play', 'emptied'];
const playbackEvents = ['timeupdate', 'seeked', 'play', 'pause'];
/** Scripts also move without any event: the address and the title are looked at this often (milliseconds). */
const interval = 300;

/** Tells a panel or popup, for as long as its port is open, what plays here and where the playback stands. */
export function showView(port: Port): void {
  const closed = new AbortController();
  const show = (view: PageView) => port.postMessage(view);
  let shown = '';
  let place = '';
  let found: Found[] = [];

  const showMedia = () => {
    place = location.href + document.title;
    found = findMedia();
    const media = found.map(({ medium }) => medium);
    const text = JSON.stringify(media);
    if (text === shown) return;
    shown = text;
    show({ media });
  };
  // Four times a second while it plays, so the page is not searched again.
  const showPlayback = ({ target }: Pick<Event, 'target'>) => {
    const playing = found.find(({ element }) => element === target);
    if (!playing?.element) return;
    const { currentTime, paused } = playing.element;
    show({ playback: { contentId: playing.medium.contentId, currentTime, paused } });
  };
  const look = () => {
    if (location.href + document.title !== place) showMedia();
  };

  const options = { capture: true, signal: closed.signal };
  for (const event of mediaEvents) document.addEventListener(event, showMedia, options);
  for (const event of playbackEvents) document.addEventListener(event, showPlayback, options);
  const timer = setInterval(look, interval);
  port.onDisconnect.addListener(() => {
    closed.abort();
    clearInterval(timer);
  });
  showMedia();
  showPlayback({ target: found[0]?.element ?? null });
}
