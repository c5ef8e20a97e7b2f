import { isSpeechProvider, type ProviderKind, type SpeechProviderKind } from '../../lib/contract/provider-kinds.ts';
import { speechAddress } from '../../lib/speech-providers/speech-address.ts';

/** A service that is known by name, or a program that listens at a usual address. */
export interface Preset {
  id: string;
  name: string;
  kind: ProviderKind;
  baseUrl?: string;
  /** Runs on the person's own machine: needs no key and costs nothing. */
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

/** Any other service that speaks as OpenAI's does. */
export const otherPreset: Preset = { id: 'other', name: '', kind: 'openaiCompatible', baseUrl: '' };

const spokenByMany = new Set<ProviderKind | SpeechProviderKind>(['openaiCompatible', 'openaiTranscription']);
/** Whether only an address tells which service is meant. */
export const isSpokenByMany = (kind: ProviderKind | SpeechProviderKind): boolean => spokenByMany.has(kind);

const ownAddresses: Record<string, string> = {
  anthropic: 'https://api.anthropic.com',
  google: 'https://generativelanguage.googleapis.com',
};

/** Where a provider is asked; undefined for the browser's own model, and while the address is none. */
export function addressOf(provider: { kind: ProviderKind | SpeechProviderKind; baseUrl?: string }): URL | undefined {
  if (isSpeechProvider(provider)) return speechAddress(provider);
  const { kind, baseUrl } = provider;
  const address = baseUrl || ownAddresses[kind];
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** By its usual port, or a name that says so. */
export const isOllama = ({ hostname, port }: URL): boolean => port === '11434' || /\bollama\b/.test(hostname);
