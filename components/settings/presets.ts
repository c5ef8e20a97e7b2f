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
  /** Matches the names of the models that are suggested; any may have been retired. */
  suggested: RegExp;
}

/** Matches every model that writes text: a local program offers what the user has installed. */
const anyWriter = /^(?!.*(?:embed|whisper|rerank))/i;

export const presets: Preset[] = [
  {
    id: 'openai',
    name: 'OpenAI',
    kind: 'openaiCompatible',
    baseUrl: 'https://api.openai.com/v1',
    suggested: /^gpt-[\d.]+-(?:mini|luna)$/,
  },
  { id: 'anthropic', name: 'Anthropic', kind: 'anthropic', suggested: /^claude-.*haiku/ },
  { id: 'google', name: 'Google Gemini', kind: 'google', suggested: /^gemini-[\d.]+-flash$/ },
  {
    id: 'openrouter',
    name: 'OpenRouter',
    kind: 'openaiCompatible',
    baseUrl: 'https://openrouter.ai/api/v1',
    suggested: /^openai\/gpt-[\d.]+-(?:mini|luna)$/,
  },
  {
    id: 'deepseek',
    name: 'DeepSeek',
    kind: 'openaiCompatible',
    baseUrl: 'https://api.deepseek.com/v1',
    suggested: /^deepseek-(?:v[\d.]+-)?flash$/,
  },
  {
    id: 'groq',
    name: 'Groq',
    kind: 'openaiCompatible',
    baseUrl: 'https://api.groq.com/openai/v1',
    suggested: /^openai\/gpt-oss-120b$/,
  },
  {
    id: 'mistral',
    name: 'Mistral',
    kind: 'openaiCompatible',
    baseUrl: 'https://api.mistral.ai/v1',
    suggested: /^mistral-small-latest$/,
  },
  {
    id: 'ollama',
    name: 'Ollama',
    kind: 'openaiCompatible',
    baseUrl: 'http://localhost:11434/v1',
    isLocal: true,
    suggested: anyWriter,
  },
  {
    id: 'lmStudio',
    name: 'LM Studio',
    kind: 'openaiCompatible',
    baseUrl: 'http://localhost:1234/v1',
    isLocal: true,
    suggested: anyWriter,
  },
];

/** Any other service with an OpenAI-compatible API. */
export const otherPreset: Preset = { id: 'other', name: '', kind: 'openaiCompatible', baseUrl: '', suggested: /^$/ };

const inVersionOrder = new Intl.Collator('en', { numeric: true });

/** Returns the newest inexpensive model of those that a service offers, so that a key is enough; undefined if none is known. */
export function suggestModel(provider: Pick<Preset, 'kind' | 'baseUrl'>, offered: readonly string[]): string | undefined {
  const address = addressOf(provider)?.href;
  const { suggested } = presets.find((preset) => addressOf(preset)?.href === address) ?? otherPreset;
  return offered
    .filter((name) => suggested.test(name))
    .sort(inVersionOrder.compare)
    .at(-1);
}

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
