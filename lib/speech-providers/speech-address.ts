import type { SpeechProviderKind } from '../contract/provider-kinds.ts';

const ownAddresses: Partial<Record<SpeechProviderKind, string>> = {
  deepgram: 'https://api.deepgram.com',
  assemblyai: 'https://api.assemblyai.com',
  elevenLabs: 'https://api.elevenlabs.io',
};

/** Where sound is sent, and what a permission is for; undefined while the address is none of the web. */
export function speechAddress({ kind, baseUrl }: { kind: SpeechProviderKind; baseUrl?: string }): URL | undefined {
  const address = baseUrl || ownAddresses[kind];
  if (!address || !URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) return undefined;
  // Their own paths begin with the version, which an address that was copied from a guide may end with.
  const root = kind === 'openaiTranscription' ? address : address.replace(/\/v[12]\/*$/, '');
  return new URL(root.replace(/\/+$/, ''));
}
