import type { PageLink } from '../../components/app/page-link.ts';
import { Failure } from '../../lib/contract/failure.ts';
import { playbackCaptureId } from '../../lib/records/playback-capture-id.ts';
import { watchClient } from '../app/watch-client.ts';
import { pageLink, playingElementOf } from './page-link.ts';

/** The page beside the panel. While something plays, what is heard and seen of it is for whoever stays, as a popup does not. */
export const panelLink: PageLink = {
  ...pageLink,
  // Firefox hears neither tabs nor, in a room of ours, elements.
  ...(!import.meta.env.FIREFOX && {
    async capture(contentId, listening) {
      const place = playingElementOf(contentId);
      if (!place) throw new Failure('noSound', 'the page does not play it itself', { reason: 'embedded' });
      const { captureMedium } = await import('./capture-medium.ts');
      await captureMedium(place, listening);
    },
    async scanSlides(contentId) {
      const place = playingElementOf(contentId);
      if (!place) throw new Failure('noPictures', 'the page does not play it itself', { reason: 'embedded' });
      const { watchMedium } = await import('./watch-medium.ts');
      await watchMedium(place);
    },
    async stopSlideScan(contentId) {
      await watchClient.stop({ soundId: playbackCaptureId(contentId) });
    },
  }),
};
