import type { SpeechProviderKind } from '../contract/provider-kinds.ts';

/** A transcription service, or a program that serves transcription at a well-known local address. */
export interface KnownSpeechProvider {
  id: string;
  name: string;
  kind: SpeechProviderKind;
  baseUrl?: string;
  /** Runs on the user's own machine: needs no key and costs nothing. */
  isLocal?: boolean;
  /** The first one is preselected. */
  models: KnownSpeechModel[];
  /** Another address of the same service, where data stays in Europe. */
  europeanUrl?: string;
}
export interface KnownSpeechModel {
  name: string;
  /** US dollars per hour of audio as published in autumn 2026; absent where it depends on the plan or the language. */
  pricePerHour?: number;
  /** Details of its response besides the text. Without times, lines are placed by their length within short chunks. */
  returns: ('times' | 'words' | 'speakers')[];
  /** Date of its announced shutdown. */
  until?: string;
}

const whisper = ['times', 'words'] as const;
const all = ['times', 'words', 'speakers'] as const;
const model = (
  name: string,
  returns: readonly KnownSpeechModel['returns'][number][],
  pricePerHour?: number,
  until?: string,
): KnownSpeechModel => ({
  name,
  returns: [...returns],
  ...(pricePerHour !== undefined && { pricePerHour }),
  ...(until !== undefined && { until }),
});

export const knownSpeechProviders: KnownSpeechProvider[] = [
  {
    id: 'openai',
    name: 'OpenAI',
    kind: 'openaiTranscription',
    baseUrl: 'https://api.openai.com/v1',
    models: [
      model('gpt-transcribe', [], 0.27),
      model('whisper-1', whisper, 0.36, '2027-02-26'),
      model('gpt-4o-transcribe-diarize', ['times', 'speakers'], 0.36, '2027-02-26'),
    ],
  },
  {
    id: 'groq',
    name: 'Groq',
    kind: 'openaiTranscription',
    baseUrl: 'https://api.groq.com/openai/v1',
    models: [model('whisper-large-v3-turbo', whisper, 0.04), model('whisper-large-v3', whisper, 0.111)],
  },
  {
    id: 'deepgram',
    name: 'Deepgram',
    kind: 'deepgram',
    models: [model('nova-3', all), model('nova-2', all)],
    europeanUrl: 'https://api.eu.deepgram.com',
  },
  {
    id: 'assemblyai',
    name: 'AssemblyAI',
    kind: 'assemblyai',
    models: [model('universal-3-5-pro', all, 0.21), model('universal-2', all, 0.15), model('assemblyai-stt-3-7', all)],
    europeanUrl: 'https://api.eu.assemblyai.com',
  },
  { id: 'elevenLabs', name: 'ElevenLabs', kind: 'elevenLabs', models: [model('scribe_v2', all)] },
  {
    id: 'speaches',
    name: 'Speaches',
    kind: 'openaiTranscription',
    baseUrl: 'http://localhost:8000/v1',
    isLocal: true,
    models: [model('Systran/faster-whisper-small', whisper), model('Systran/faster-whisper-large-v3', whisper)],
  },
  {
    id: 'whisperCpp',
    name: 'whisper.cpp',
    kind: 'openaiTranscription',
    baseUrl: 'http://localhost:8080/v1',
    isLocal: true,
    models: [model('whisper', whisper)],
  },
];
