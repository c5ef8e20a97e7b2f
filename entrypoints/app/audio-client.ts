import type { Recordings } from '../../components/app/app-context.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import type { ChannelClient } from '../channels/channel.ts';
import type { audioChannel } from '../channels/offscreen-channels.ts';
import { offscreenClient } from '../channels/offscreen-client.ts';

/** Captures and stores audio. A capture continues when its caller is gone. */
export const audioClient = offscreenClient<
  Recordings & Pick<ChannelClient<typeof audioChannel>, 'captureTab' | 'captureElement'>
>(portNames.audio);
