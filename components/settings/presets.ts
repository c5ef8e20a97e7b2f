import { isSpeechProvider, type ProviderKind, type SpeechProviderKind } from '../../lib/contract/provider-kinds.ts';
import { speechAddress } from '../../lib/speech-providers/speech-address.ts';

/** A known service, or a local program at its default address. */
export interface Preset {
  id: string;
  name: string;
  kind: ProviderKind;
  baseUrl?: string;
  /** Whether it runs on the user's device: it needs no key and is free. */
  isLocal?: boolean;
}

export const presets: Preset[] = [
  { id: 'openai', name: 'OpenAI', kind: 'openaiCompatible', baseUrl: 'https://api.openai.com/v1' },
  { id: 'anthropic', name: 'Anthropic', kind: 'anthropic' },
  { id: 'google', name: 'Google Gemini', kind: 'google' },
  { id: 'openrouter', name: 'OpenRouter', kind: 'openaiCompatible', baseUrl: 'https://openrouter.ai/api/v1' },
  { id: 'deepseek', name: 'DeepSeek', kind: 'openaiCompatible', baseUrl: 'https://api.deepseek.com/v1' },
  { id: 'groq', name: 'Groq', kind: 'openaiCompatible', baseUrl: 'https://api.groq.com/openai/v1' },
  { id: 'ollama', name: 'Ollama', kind: 'openaiCompatible', baseUrl: 'http://localhost:11434/v1', isLocal: true },
  { id: 'lmStudio', name: 'LM Studio', kind: 'openaiCompatible', baseUrl: 'http://localhost:1234/v1', isLocal: true },
];

/** Any other service with an OpenAI-compatible API. */
export const otherPreset: Preset = { id: 'other', name: '', kind: 'openaiCompatible', baseUrl: '' };

const compatibleKinds = new Set<ProviderKind | SpeechProviderKind>(['openaiCompatible', 'openaiTranscription']);
/** Whether the services of this kind differ only by their address. */
export const needsAddress = (kind: ProviderKind | SpeechProviderKind): boolean => compatibleKinds.has(kind);

const defaultAddresses: Record<string, string> = {
  anthropic: 'https://api.anthropic.com',
  google: 'https://generativelanguage.googleapis.com',
};

/** The address of a provider's API; undefined for the browser's built-in model, and for an invalid address. */
export function addressOf(provider: { kind: ProviderKind | SpeechProviderKind; baseUrl?: string }): URL | undefined {
  if (isSpeechProvider(provider)) return speechAddress(provider);
  const { kind, baseUrl } = provider;
  const address = baseUrl || defaultAddresses[kind];
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Whether an address is Ollama's, by its default port or its name. */
export const isOllama = ({ hostname, port }: URL): boolean => port === '11434' || /\bollama\b/.test(hostname);
