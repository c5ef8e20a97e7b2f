import { Failure } from '../contract/failure.ts';
import type { PageMetadata } from '../ports/markup-readers.ts';
import { identityOf } from './content-id.ts';
import { fetchCaptionFile } from './fetch-caption-file.ts';
import { pageCard } from './page-card.ts';
import type { Site } from './site.ts';

const emptyCard: PageMetadata = { title: '', tabTitle: '', duration: 0 };

/** Creates a site without captions, which only has the metadata of its pages. */
export const metadataOnlySite = (name: string, addressOf: Site['detect']): Site => ({
  name,
  detect: addressOf,

  async resolve(url, access) {
    const address = addressOf(url);
    if (!address) throw new Failure('noMedia', `The address is not that of a media item of ${name}.`);
    const card = await pageCard(address.canonicalUrl, access).catch((error: unknown) => {
      // The user is not asked for a permission that gives no captions.
      if (Failure.from(error).code === 'noPermission') return emptyCard;
      throw error;
    });
    const { title, duration, coverUrl, soundUrl } = card;
    return { ...identityOf(address), title, duration, coverUrl, soundUrl, tracks: [] };
  },

  captions: (_, track, access) => fetchCaptionFile(track, access),
});
