import type { SpeechModels } from '../../lib/ports/speech-models.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { offscreenClient } from '../channels/offscreen-client.ts';

export const speechModelsClient = offscreenClient<SpeechModels>(portNames.speechModels);
