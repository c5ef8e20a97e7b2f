import type { PageLink } from '../../components/app/page-link.ts';
import { Failure } from '../../lib/contract/failure.ts';
import { playbackCaptureId } from '../../lib/records/playback-capture-id.ts';
import { playbackCaptureClient } from '../app/playback-capture-client.ts';
import { pageLink, playingElementOf } from './page-link.ts';
import type { PlayingElement } from './playing-element.ts';

/** Returns the element that plays a video. Throws `noPictures` with the reason `embedded`. */
function playingVideoOf(contentId: string): PlayingElement {
  const place = playingElementOf(contentId);
  if (place) return place;
  throw new Failure('noPictures', `The page only embeds ${contentId}. Open it on its own site.`, { reason: 'embedded' });
}

/** The page link of the panel, with captures during playback and subtitles over the player, which need a page that stays open, unlike a popup. */
export const panelLink: PageLink = {
  ...pageLink,
  async captureFrame(contentId) {
    const { captureFrame } = await import('./capture-frame.ts');
    return captureFrame(playingVideoOf(contentId));
  },
  loadPlayerControl: async () => (await import('./player-control.ts')).playerControl,
  // Firefox has neither tab capture nor an offscreen document for element capture.
  ...(!import.meta.env.FIREFOX && {
    async capture(contentId, promptConfig) {
      const playing = playingElementOf(contentId);
      if (!playing)
        throw new Failure('noSound', `The page only embeds ${contentId}. Open it on its own site.`, { reason: 'embedded' });
      const { captureMedia } = await import('./capture-media.ts');
      await captureMedia(playing, promptConfig);
    },
    async scanSlides(contentId) {
      const { scanSlides } = await import('./scan-slides.ts');
      await scanSlides(playingVideoOf(contentId));
    },
    async stopSlideScan(contentId) {
      await playbackCaptureClient.stop({ soundId: playbackCaptureId(contentId) });
    },
  }),
};
