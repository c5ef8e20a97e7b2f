import type { FailureCode } from '../../lib/contract/failure.ts';
import en from './failures.en.json';
import { uiLanguage } from './t.ts';
import { createTranslator } from './translator.ts';

type Words = FailureCode | `model.${'rateLimited' | 'timeout' | 'offline'}`;
type Key = Words | `${Words}.help` | 'host' | 'host.model' | 'host.help' | 'host.action';

const catalog: Record<Key, string> = uiLanguage === 'en' ? en : (await import('./failures.zh-CN.json')).default;
const translate = createTranslator(catalog, uiLanguage);

const hasWords = (key: string): key is Words => Object.hasOwn(catalog, key);

/** What happened, and what to do. Some of it may have happened at a site or at a model. */
export function failureText(code: FailureCode, isModel = false): { title: string; help: string } {
  const ofModel = `model.${code}`;
  const words = isModel && hasWords(ofModel) ? ofModel : code;
  return { title: catalog[words], help: catalog[`${words}.help`] };
}

/** What to say where only the permission for a host is missing, which can be asked for. */
export const hostPermissionText = ({ host, hasWords }: MissingHost): { title: string; help: string; action: string } => ({
  title: translate(hasWords ? 'host' : 'host.model', { host }),
  help: catalog['host.help'],
  action: translate('host.action', { host }),
});

export interface MissingHost {
  host: string;
  /** The words are there; otherwise the sound, or a model. */
  hasWords: boolean;
}
