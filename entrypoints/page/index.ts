import { browser } from '@wxt-dev/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { Failure } from '../../lib/contract/failure.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import type { ChannelHandlers } from '../channels/channel.ts';
import type { pageChannel } from '../channels/page-channel.ts';
import { answerOnce } from '../injected/answer-once.ts';
import { elementOf, pageGoneFailure } from '../injected/element-of.ts';
import { mediaElements, trackElementOf } from '../injected/take-snapshot.ts';
import { fetchFromPage } from './fetch-from-page.ts';
import { followTrack } from './follow-track.ts';
import { trackFormerTexts } from './former-texts.ts';
import { pageLinks } from './page-links.ts';
import { pageSnapshot } from './page-snapshot.ts';
import { playSpan, seekTo } from './play-span.ts';
import { readCues } from './read-cues.ts';
import { readRows } from './read-rows.ts';
import { recordRequests } from './record-requests.ts';
import { reportVisits } from './report-visits.ts';
import { sendView } from './send-view.ts';

/**
 * The page script. Named hosts get it with the page (see the manifest), other pages when the user opens Gloss there. An unlisted
 * script, because the framework's content scripts contain a polyfill and a context that it does not need.
 */
export default defineUnlistedScript(() => {
  if (!answerOnce(portNames.page, script)) return;
  browser.runtime.onConnect.addListener((port) => {
    if (port.name === portNames.view) sendView(port);
    // Walking the text of a page is expensive, so it starts with the first use of Gloss.
    trackFormerTexts();
  });
  reportVisits();
  recordRequests();
});

const script: ChannelHandlers<typeof pageChannel> = {
  snapshot: async () => pageSnapshot(mediaElements(document)),
  fetch: fetchFromPage,
  async cues({ trackId, canLoad, ...question }) {
    const element = elementOf(question);
    const track = trackOf(element, trackId);
    if (track.mode === 'disabled' && !canLoad) {
      throw new Failure('offline', 'Captions not loaded: local-only mode is on. Switch it off in the settings, under Privacy.', {
        localOnly: true,
      });
    }
    return readCues(track, trackElementOf(element, track));
  },
  async follow({ trackId, canLoad, ...question }, run) {
    const element = elementOf(question);
    await followTrack(element, trackOf(element, trackId), canLoad, run);
  },
  async rows({ pageUrl, ...markup }) {
    const rows = await readRows(markup);
    if (location.href !== pageUrl) throw pageGoneFailure();
    return rows;
  },
  links: async () => pageLinks(),
  async seek({ time, endTime, ...target }) {
    const element = elementOf(target);
    if (endTime === undefined) seekTo(element, time);
    else playSpan(element, time, endTime);
  },
};

function trackOf(element: HTMLMediaElement, trackId: string): TextTrack {
  const track = element.textTracks[Number(trackId)];
  if (!track) throw new Failure('pageGone', `The media element has no text track ${trackId}. Reload the page and try again.`);
  return track;
}
