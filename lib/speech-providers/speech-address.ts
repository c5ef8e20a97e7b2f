import type { SpeechProviderKind } from '../contract/provider-kinds.ts';

const defaultAddresses: Partial<Record<SpeechProviderKind, string>> = {
  deepgram: 'https://api.deepgram.com',
  assemblyai: 'https://api.assemblyai.com',
  elevenLabs: 'https://api.elevenlabs.io',
};

/** Returns the address that receives the audio and needs a permission; undefined if it is not a web address. */
export function speechAddress({ kind, baseUrl }: { kind: SpeechProviderKind; baseUrl?: string }): URL | undefined {
  const address = baseUrl || defaultAddresses[kind];
  if (!address || !URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) return undefined;
  // The providers' paths start with the version, with which a copied address may end.
  const root = kind === 'openaiTranscription' ? address : address.replace(/\/v[12]\/*$/, '');
  return new URL(root.replace(/\/+$/, ''));
}
