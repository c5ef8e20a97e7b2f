import { forgetPlayerStorage } from '../channels/player-storage.ts';
import { forgetImageHosts } from './open-image.ts';

/**
 * Deletes what the user chose for sites: where subtitles are shown on the player, with the player's settings and pages, and the
 * hosts of allowed images. The worker follows it, and ends the script's registration.
 */
export const forgetSites = async (): Promise<void> => void (await Promise.all([forgetPlayerStorage(), forgetImageHosts()]));
