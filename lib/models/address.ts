import { invalidField } from '../contract/invalid-field.ts';
import { isInLocalNetwork } from '../http/local-host.ts';
import type { ModelChoice } from '../ports/models.ts';

const ownAddresses: Partial<Record<ModelChoice['kind'], string>> = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

/** Returns the address of a model; undefined for the browser's own, and for one on this device. Throws `invalid` for a provider without an address. */
export function addressOf({ kind, baseUrl }: Pick<ModelChoice, 'kind' | 'baseUrl'>): URL | undefined {
  if (kind === 'builtIn' || kind === 'onDevice') return undefined;
  const address = baseUrl ?? ownAddresses[kind];
  if (!address || !URL.canParse(address)) throw invalidField('baseUrl', 'It is missing, or no web address.');
  return new URL(address.replace(/\/+$/, ''));
}

/** Returns a provider's base address without a final slash; '' for the browser's own model. */
export const baseOf = (address: URL | undefined): string => address?.href.replace(/\/$/, '') ?? '';

/** Returns whether a model runs on this machine or in the local network, where it is free, slow and handles one call after the other. */
export const isLocal = (model: Pick<ModelChoice, 'kind' | 'baseUrl'>): boolean =>
  isInLocalNetwork(addressOf(model)?.hostname ?? 'localhost');

/** Whether the model is served by Ollama, according to its usual port or the host name. */
export const isOllama = (model: Pick<ModelChoice, 'kind' | 'baseUrl'>): boolean => {
  const address = model.kind === 'openaiCompatible' ? addressOf(model) : undefined;
  return address !== undefined && (address.port === '11434' || /\bollama\b/.test(address.hostname));
};
