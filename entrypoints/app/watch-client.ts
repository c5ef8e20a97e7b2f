import { portNames } from '../../lib/transports/port-names.ts';
import type { ChannelClient } from '../channels/channel.ts';
import type { imagesChannel } from '../channels/offscreen-channels.ts';
import { offscreenClient } from '../channels/offscreen-client.ts';

/** Scans videos while they play. A scan continues when its caller is gone; after `stop` the captured frames are read to the end. */
export const watchClient = offscreenClient<Pick<ChannelClient<typeof imagesChannel>, 'watch' | 'stop'>>(portNames.images);
