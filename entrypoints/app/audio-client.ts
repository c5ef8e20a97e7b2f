import type { Recordings } from '../../components/app/app-context.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import type { ChannelClient } from '../channels/channel.ts';
import type { audioChannel } from '../channels/offscreen-channels.ts';
import { offscreenPort } from '../channels/offscreen-port.ts';

type AudioClient = Recordings & Pick<ChannelClient<typeof audioChannel>, 'captureTab' | 'captureElement'>;

/** Captures and stores audio. A capture continues when its caller is gone. Firefox captures nothing, but stores the opened files. */
export const audioClient = offscreenPort<AudioClient>(
  portNames.audio,
  import.meta.env.FIREFOX
    ? async () => (await import('../offscreen/audio/audio.ts')).audio as Recordings as AudioClient
    : undefined,
);
