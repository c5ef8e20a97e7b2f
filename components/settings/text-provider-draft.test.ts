import { describe, expect, it } from 'vitest';
import { Provider } from '../../lib/contract/settings.ts';
import { addressOf, otherPreset, presets } from './presets.ts';
import { draftOfPreset, draftOfTextProvider, toTextProvider, validateTextProvider } from './text-provider-draft.ts';

describe('presets', () => {
  it('each have an address, and differ', () => {
    expect(presets.map((preset) => addressOf(preset)?.protocol)).not.toContain(undefined);
    expect(new Set(presets.map(({ name }) => name)).size).toBe(presets.length);
  });

  it('become providers that the service accepts, once a model is named', () => {
    for (const preset of presets) {
      const provider = toTextProvider({ ...draftOfPreset(preset), model: ' small ' });
      expect(Provider.safeParse({ id: 'new', ...provider }).success, preset.name).toBe(true);
      expect(provider.price).toEqual(preset.isLocal ? { input: 0, output: 0 } : undefined);
    }
  });
});

describe('addressOf', () => {
  it('is undefined for what is no web address', () => {
    for (const baseUrl of ['', 'api.example.org/v1', 'ftp://example.org', 'javascript:alert(1)']) {
      expect(addressOf({ kind: 'openaiCompatible', baseUrl })).toBeUndefined();
    }
    expect(addressOf({ kind: 'anthropic' })?.host).toBe('api.anthropic.com');
    expect(addressOf({ kind: 'anthropic', baseUrl: 'http://localhost:8080/v1' })?.host).toBe('localhost:8080');
    expect(addressOf({ kind: 'builtIn' })).toBeUndefined();
  });
});

describe('a draft', () => {
  const stored = {
    id: 'a',
    kind: 'openaiCompatible' as const,
    name: 'Mine',
    baseUrl: 'http://localhost:1/v1',
    model: 'm',
    price: { input: 0.25, output: 2 },
    contextWindow: 8000,
  };
  const draft = draftOfTextProvider({ ...stored, hasKey: true });

  it('returns what is stored, without the key', () => {
    expect(toTextProvider(draft)).toEqual(stored);
  });

  it('is invalid without an address, or with half of a price', () => {
    expect(validateTextProvider(draft)).toBeUndefined();
    expect(validateTextProvider(draftOfPreset(otherPreset))).toBe('address');
    expect(validateTextProvider({ ...draft, outputPrice: ' ' })).toBe('price');
  });

  it('trims pasted values', () => {
    expect(toTextProvider({ ...draft, apiKey: ' sk-1\n', contextWindow: '' })).toEqual({
      ...stored,
      contextWindow: undefined,
      apiKey: 'sk-1',
    });
  });
});
