import { addressOf } from '../../lib/models/address.ts';
import type { SlideExtractor } from '../../lib/ports/slide-extractor.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { offscreenPort } from '../channels/offscreen-port.ts';
import { requireHostPermission } from './require-host-permission.ts';
import { resumableRun } from './resumable-run.ts';

const offscreen = offscreenPort<SlideExtractor>(
  portNames.images,
  import.meta.env.FIREFOX ? async () => (await import('../offscreen/images.ts')).images : undefined,
);

/** The slide extractor in the offscreen document, behind the permissions for the video's and the model's host. */
export const offscreenSlideExtractor: SlideExtractor = {
  async extractSlides({ video, storyboard, model, ...request }, run) {
    const sheets = storyboard?.at(-1)?.sheetUrl;
    const address = video?.kind === 'file' ? video.url : video ? undefined : sheets;
    if (address) await requireHostPermission(new URL(address), 'sound');
    // Slides are extracted without captions if the model's permission is missing.
    const captionModel =
      model &&
      (await requireHostPermission(addressOf(model), 'model').then(
        () => model,
        () => undefined,
      ));
    return resumableRun({ video, storyboard, model: captionModel, ...request }, run, offscreen.extractSlides);
  },
};
