import type { FailureCode } from '../../lib/contract/failure.ts';
import en from './failures.en.json';
import { uiLanguage } from './t.ts';
import { createTranslator } from './translator.ts';

type Words = FailureCode | `model.${'rateLimited' | 'timeout'}`;
type Key = Words | `${Words}.help` | 'host' | 'host.model' | 'host.help' | 'host.action';

const catalog: Record<Key, string> = uiLanguage === 'en' ? en : (await import('./failures.zh-CN.json')).default;
const translate = createTranslator(catalog, uiLanguage);

/** What happened, and what to do. Some of it may have happened at a site or at a language model. */
export function failureText(code: FailureCode, isModel = false): { title: string; help: string } {
  const words = isModel && (code === 'rateLimited' || code === 'timeout') ? (`model.${code}` as const) : code;
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
