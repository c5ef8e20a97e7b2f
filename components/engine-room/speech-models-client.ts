import { offscreenClient } from '../../entrypoints/channels/offscreen-client.ts';
import type { SpeechModels } from '../../lib/ports/speech-models.ts';
import { portNames } from '../../lib/transports/port-names.ts';

export const speechModels = offscreenClient<SpeechModels>(portNames.speechModels);
