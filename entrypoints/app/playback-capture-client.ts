import { portNames } from '../../lib/transports/port-names.ts';
import type { ChannelClient } from '../channels/channel.ts';
import type { imagesChannel } from '../channels/offscreen-channels.ts';
import { offscreenClient } from '../channels/offscreen-client.ts';

/** Captures the frames of videos while they play. A capture continues when its caller is gone; after `stop` its frames are read to the end. */
export const playbackCaptureClient = offscreenClient<Pick<ChannelClient<typeof imagesChannel>, 'start' | 'stop'>>(
  portNames.images,
);
