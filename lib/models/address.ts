import { Failure } from '../contract/failure.ts';
import type { ModelChoice } from '../ports/models.ts';

const ownAddresses: Partial<Record<ModelChoice['kind'], string>> = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

/** Where a model is asked; none for the browser's own. Throws `invalid` for a provider without an address. */
export function addressOf({ kind, baseUrl }: Pick<ModelChoice, 'kind' | 'baseUrl'>): URL | undefined {
  if (kind === 'builtIn') return undefined;
  const address = baseUrl ?? ownAddresses[kind];
  if (!address || !URL.canParse(address)) throw new Failure('invalid', 'baseUrl: is missing, or no address');
  return new URL(address.replace(/\/+$/, ''));
}

/** As paths are put behind it. */
export const baseOf = (address: URL | undefined): string => address?.href.replace(/\/$/, '') ?? '';

/** On this machine, where nothing is paid for and little runs at once. */
export const isLocal = (model: Pick<ModelChoice, 'kind' | 'baseUrl'>): boolean =>
  isLocalHost(addressOf(model)?.hostname ?? 'localhost');

export const isLocalHost = (hostname: string): boolean => /^(?:localhost|127\.[\d.]+|\[::1\]|.+\.localhost)$/.test(hostname);

/** By its usual port or a name that says so. */
export const isOllama = (model: Pick<ModelChoice, 'kind' | 'baseUrl'>): boolean => {
  const address = model.kind === 'openaiCompatible' ? addressOf(model) : undefined;
  return address !== undefined && (address.port === '11434' || /\bollama\b/.test(address.hostname));
};
