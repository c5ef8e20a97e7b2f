import { describedOnly } from '../described-only.ts';
import type { Site } from '../site.ts';
import { twitchAddress } from './address.ts';
import { twitchChapters } from './chapters.ts';

const described = describedOnly('twitch', twitchAddress);

/** Recordings have no caption tracks; at best captions lie within the picture, where only the player sees them. */
export const twitch: Site = {
  ...described,
  async resolve(url, access) {
    const medium = await described.resolve(url, access);
    const chapters = await twitchChapters(twitchAddress(url)!.id, access);
    return chapters.length > 0 ? { ...medium, chapters } : medium;
  },
};
