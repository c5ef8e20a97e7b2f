import { describe, expect, it } from 'vitest';
import { Provider } from '../../lib/contract/settings.ts';
import { knownSpeechProviders } from '../../lib/speech-providers/known-speech-providers.ts';
import { addressOf } from './presets.ts';
import {
  draftOfKnown,
  draftOfSpeechProvider,
  knownModelOf,
  knownProviderOf,
  otherSpeechProvider,
  toSpeechProvider,
  withModel,
} from './speech-provider-draft.ts';

const known = (id: string) => knownSpeechProviders.find((one) => one.id === id)!;

describe('known services', () => {
  it('each have an address, and become providers that the service accepts', () => {
    for (const service of knownSpeechProviders) {
      const provider = toSpeechProvider(draftOfKnown(service));
      expect(Provider.safeParse({ id: 'new', ...provider }).success, service.name).toBe(true);
      expect(addressOf(provider)?.protocol, service.name).toBe(service.isLocal ? 'http:' : 'https:');
      expect(provider.pricePerHour, service.name).toBe(service.isLocal ? 0 : service.models[0]!.pricePerHour);
    }
  });

  it('are recognized by their addresses, the European one too', () => {
    for (const service of knownSpeechProviders) expect(knownProviderOf(draftOfKnown(service))).toBe(service);
    expect(knownProviderOf({ kind: 'deepgram', baseUrl: ' https://api.eu.deepgram.com ' })).toBe(known('deepgram'));
    expect(knownProviderOf({ kind: 'deepgram', baseUrl: 'https://deepgram.example' })).toBeUndefined();
    expect(knownProviderOf(draftOfKnown(otherSpeechProvider))).toBeUndefined();
  });
});

describe('addressOf', () => {
  it('is the destination of the audio, or undefined', () => {
    expect(addressOf({ kind: 'deepgram', baseUrl: 'https://api.eu.deepgram.com/v1/' })?.href).toBe(
      'https://api.eu.deepgram.com/',
    );
    expect(addressOf({ kind: 'elevenLabs' })?.host).toBe('api.elevenlabs.io');
    for (const baseUrl of ['', 'localhost:8000', 'ftp://example.org', 'my server']) {
      expect(addressOf({ kind: 'openaiTranscription', baseUrl }), baseUrl).toBeUndefined();
    }
  });
});

describe('a draft', () => {
  const openai = draftOfKnown(known('openai'));

  it('adopts the price of another model, but not over a typed one', () => {
    expect(openai).toMatchObject({ model: 'gpt-transcribe', pricePerHour: '0.27' });
    expect(withModel(openai, 'whisper-1')).toEqual({ model: 'whisper-1', pricePerHour: '0.36' });
    const whisper = { ...openai, ...withModel(openai, 'whisper-1') };
    expect(knownModelOf(whisper)).toMatchObject({ until: '2027-02-26' });
    expect(withModel(whisper, 'whisper-9')).toEqual({ model: 'whisper-9', pricePerHour: '' });
    expect(withModel({ ...openai, pricePerHour: '0.1' }, 'whisper-1').pricePerHour).toBe('0.1');
    expect(withModel(draftOfKnown(known('speaches')), 'another').pricePerHour).toBe('0');
  });

  it('returns what is stored, without the key', () => {
    const stored = { id: 'a', kind: 'deepgram' as const, name: 'Mine', model: 'nova-3', pricePerHour: 0.3 };
    expect(toSpeechProvider(draftOfSpeechProvider({ ...stored, hasKey: true }))).toEqual(stored);
    expect(
      toSpeechProvider({ ...draftOfSpeechProvider({ ...stored, hasKey: true }), apiKey: ' dg-1\n', pricePerHour: ' ' }),
    ).toEqual({
      id: 'a',
      kind: 'deepgram',
      name: 'Mine',
      model: 'nova-3',
      apiKey: 'dg-1',
    });
  });
});
