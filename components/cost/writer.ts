import { isTextProvider } from '../../lib/contract/provider-kinds.ts';
import type { Settings } from '../../lib/records/records.ts';

/** Who writes what only a model can. */
export type Writer = { name: string } | { lacks: 'model' | 'choice' };

/**
 * As the settings choose: a provider, the browser's own model where there is one, or nobody. `isVersion`: the text is one that the
 * account's server would write; all else is written here, by the best there is.
 */
export function writerOf(
  settings: Pick<Settings, 'engine' | 'providers'> | null,
  hasBuiltIn: boolean,
  isVersion = false,
): Writer {
  const { engine } = settings ?? { engine: 'auto' };
  const providers = (settings?.providers ?? []).filter(isTextProvider);
  if (engine === 'offline') return { lacks: 'choice' };
  const isElsewhere = engine === 'account';
  if (isElsewhere && isVersion) return { name: '' };
  const provider = engine === 'auto' || isElsewhere ? providers[0] : providers.find(({ id }) => id === engine);
  if (provider) return { name: provider.model };
  return hasBuiltIn ? { name: '' } : { lacks: 'model' };
}
