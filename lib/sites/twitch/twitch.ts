import { describedOnly } from '../described-only.ts';
import { twitchAddress } from './address.ts';

/** Recordings have no caption tracks; at best captions lie within the picture, where only the player sees them. */
export const twitch = describedOnly('twitch', twitchAddress);
