import { metadataOnlySite } from '../metadata-only-site.ts';
import { soundcloudAddress } from './address.ts';

/** The site SoundCloud, whose pages and feeds have no transcripts; only metadata is read. */
export const soundcloud = metadataOnlySite('soundcloud', soundcloudAddress);
