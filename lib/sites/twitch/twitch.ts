import { metadataOnlySite } from '../metadata-only-site.ts';
import type { Site } from '../site.ts';
import { twitchAddress } from './address.ts';
import { twitchChapters } from './chapters.ts';

const metadataSite = metadataOnlySite('twitch', twitchAddress);

/** Twitch. Recordings have no caption tracks; captions can only be part of the video stream. */
export const twitch: Site = {
  ...metadataSite,
  async resolve(url, access) {
    const mediaItem = await metadataSite.resolve(url, access);
    const chapters = await twitchChapters(twitchAddress(url)!.id, access);
    return chapters.length > 0 ? { ...mediaItem, chapters } : mediaItem;
  },
};
