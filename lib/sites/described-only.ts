import { Failure } from '../contract/failure.ts';
import type { PageMetadata } from '../ports/ports.ts';
import { captionFile } from './caption-file.ts';
import { identityOf } from './content-id.ts';
import { pageCard } from './page-card.ts';
import type { Site } from './site.ts';

const unread: PageMetadata = { title: '', tabTitle: '', duration: 0 };

/**
 * A site that gives out no captions: what its page says of the medium is all there is. `check` throws for a page that
 * stands in the medium's place.
 */
export const describedOnly = (name: string, addressOf: Site['detect'], check?: (card: PageMetadata) => void): Site => ({
  name,
  detect: addressOf,

  async resolve(url, access) {
    const address = addressOf(url);
    if (!address) throw new Failure('noMedia', `not a medium of ${name}`);
    const card = await pageCard(address.canonicalUrl, access).catch((error: unknown) => {
      // Nobody is asked for a permission that leads to no captions.
      if (Failure.from(error).code === 'noPermission') return unread;
      throw error;
    });
    check?.(card);
    const { title, duration, coverUrl, soundUrl } = card;
    return { ...identityOf(address), title, duration, coverUrl, soundUrl, tracks: [] };
  },

  captions: (_, track, access) => captionFile(track, access),
});
