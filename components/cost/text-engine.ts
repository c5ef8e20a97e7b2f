import { onDeviceModel } from '../../lib/contract/on-device-name.ts';
import { isTextProvider } from '../../lib/contract/provider-kinds.ts';
import { findProvider } from '../../lib/records/find-provider.ts';
import type { Settings } from '../../lib/records/settings.ts';

/** The model that writes texts which the offline engine can't, or the reason why there is none. */
export type TextEngine =
  | {
      name: string;
      /** Set for the browser's translator, which may have to download a pair of languages first. */
      isTranslator?: boolean;
    }
  | { missing: 'model' | 'choice' };

/** The requirements of a text on its engine. */
export interface EngineNeeds {
  /** Set for a summary or an article, which the account's server can write; all others are written on this device. */
  isVersion?: boolean;
  /** Whether a translator can produce the text without a language model. */
  isTranslation?: boolean;
}

/**
 * Selects the engine from the settings: a provider, one of the browser's models, or none. `offered` are the browser's models as
 * `listBrowserModels` names them.
 */
export function selectTextEngine(
  settings: Pick<Settings, 'engine' | 'providers'> | null,
  offered: readonly string[],
  { isVersion = false, isTranslation = false }: EngineNeeds = {},
): TextEngine {
  const { engine } = settings ?? { engine: 'auto' };
  const providers = (settings?.providers ?? []).filter(isTextProvider);
  if (engine === 'offline') return { missing: 'choice' };
  const isOnServer = engine === 'account';
  if (isOnServer && isVersion) return { name: '' };
  const provider = engine === 'auto' || isOnServer ? providers[0] : findProvider(engine, providers);
  if (provider) return { name: provider.model };
  const onDevice = onDeviceModel(engine);
  if (isVersion && onDevice !== undefined) return { name: onDevice };
  if (offered.includes('browser')) return { name: '' };
  return isTranslation && offered.includes('translator') ? { name: '', isTranslator: true } : { missing: 'model' };
}
