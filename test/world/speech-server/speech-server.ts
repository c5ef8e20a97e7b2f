import type { SpeechProviderKind } from '../../../lib/contract/provider-kinds.ts';
import { serveProvider } from '../../provider/serve-provider.ts';
import type { Script } from './script.ts';
import { type SpeechWorld, speechWorld } from './speech-world.ts';

/**
 * A server that speaks the protocols of OpenAI (and compatible servers), Deepgram, AssemblyAI and ElevenLabs, and recognizes
 * the words in the audio. Browsers and Node reach it under `baseUrls`.
 */
export interface SpeechServer extends SpeechWorld {
  baseUrls: Record<SpeechProviderKind, string>;
  close(): Promise<void>;
}

export async function startSpeechServer(...scripts: Script[]): Promise<SpeechServer> {
  const world = speechWorld(...scripts);
  const { origin, close } = await serveProvider(world);
  return {
    ...world,
    baseUrls: { openaiTranscription: `${origin}/v1`, deepgram: origin, assemblyai: origin, elevenLabs: origin },
    close,
  };
}
