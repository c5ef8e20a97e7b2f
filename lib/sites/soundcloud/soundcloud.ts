import { metadataOnlySite } from '../metadata-only-site.ts';
import { soundcloudAddress } from './address.ts';

/** SoundCloud, whose pages and feeds have no transcripts. */
export const soundcloud = metadataOnlySite('soundcloud', soundcloudAddress);
