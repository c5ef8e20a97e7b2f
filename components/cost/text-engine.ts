import { isTextProvider } from '../../lib/contract/provider-kinds.ts';
import type { Settings } from '../../lib/records/settings.ts';

/** The model that writes texts which the offline engine can't, or the reason why there is none. */
export type TextEngine = { name: string } | { missing: 'model' | 'choice' };

/**
 * Selects the engine from the settings: a provider, the browser's built-in model, or none. `isVersion`: the text is a
 * summary or article, which the account's server can write; all others are written on this device.
 */
export function selectTextEngine(
  settings: Pick<Settings, 'engine' | 'providers'> | null,
  hasBuiltIn: boolean,
  isVersion = false,
): TextEngine {
  const { engine } = settings ?? { engine: 'auto' };
  const providers = (settings?.providers ?? []).filter(isTextProvider);
  if (engine === 'offline') return { missing: 'choice' };
  const isOnServer = engine === 'account';
  if (isOnServer && isVersion) return { name: '' };
  const provider = engine === 'auto' || isOnServer ? providers[0] : providers.find(({ id }) => id === engine);
  if (provider) return { name: provider.model };
  return hasBuiltIn ? { name: '' } : { missing: 'model' };
}
