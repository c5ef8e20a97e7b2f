import type { SpeechModels } from '../../lib/ports/speech-models.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { roomClient } from './room-client.ts';

export const speechModels = roomClient<SpeechModels>(portNames.speechModels);
