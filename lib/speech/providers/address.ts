import { invalidField } from '../../contract/invalid-field.ts';
import type { Transcriber } from '../../ports/speech.ts';
import { speechAddress } from '../../speech-providers/speech-address.ts';

/** A transcriber that is reached over HTTP, unlike the models on this device. */
export type SpeechProvider = Exclude<Transcriber, { kind: 'onDevice' }>;

/** Returns the address to which audio is sent. Throws `invalid` for a provider without an address. */
export function addressOf(provider: Pick<SpeechProvider, 'kind' | 'baseUrl'>): URL {
  const address = speechAddress(provider);
  if (!address) throw invalidField('baseUrl', 'It is missing, or no web address.');
  return address;
}
