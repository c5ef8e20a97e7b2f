import { portNames } from '../../lib/doors/port-names.ts';
import type { SpeechModels } from '../../lib/ports/speech-models.ts';
import { roomClient } from './room-client.ts';

export const speechModels = roomClient<SpeechModels>(portNames.speechModels);
