import type { Settings } from '../../lib/records.ts';

/** Who writes what only a model can. */
export type Writer = { name: string } | { lacks: 'model' | 'choice' };

/** As the settings choose: a provider, the browser's own model where there is one, or nobody. */
export function writerOf(settings: Pick<Settings, 'engine' | 'providers'> | null, hasBuiltIn: boolean): Writer {
  const { engine, providers } = settings ?? { engine: 'auto', providers: [] };
  if (engine === 'offline') return { lacks: 'choice' };
  const provider = engine === 'auto' ? providers[0] : providers.find(({ id }) => id === engine);
  if (provider) return { name: provider.model };
  return hasBuiltIn ? { name: '' } : { lacks: 'model' };
}
