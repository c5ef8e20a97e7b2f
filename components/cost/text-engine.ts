import { isTextProvider } from '../../lib/contract/provider-kinds.ts';
import type { Settings } from '../../lib/records/settings.ts';

/** Who writes what only a model can. */
export type TextEngine = { name: string } | { lacks: 'model' | 'choice' };

/**
 * As the settings choose: a provider, the browser's own model where there is one, or nobody. `isVersion`: the text is one that the
 * account's server would write; all else is written here, by the best there is.
 */
export function selectTextEngine(
  settings: Pick<Settings, 'engine' | 'providers'> | null,
  hasBuiltIn: boolean,
  isVersion = false,
): TextEngine {
  const { engine } = settings ?? { engine: 'auto' };
  const providers = (settings?.providers ?? []).filter(isTextProvider);
  if (engine === 'offline') return { lacks: 'choice' };
  const isOnServer = engine === 'account';
  if (isOnServer && isVersion) return { name: '' };
  const provider = engine === 'auto' || isOnServer ? providers[0] : providers.find(({ id }) => id === engine);
  if (provider) return { name: provider.model };
  return hasBuiltIn ? { name: '' } : { lacks: 'model' };
}
