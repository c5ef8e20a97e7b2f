import { IntlMessageFormat } from 'intl-messageformat';
import type { FailureCode } from '../../lib/contract/failure.ts';
import en from './failures.en.json';
import { uiLanguage } from './t.ts';

type Key = FailureCode | `${FailureCode}.help` | 'host' | 'host.help' | 'host.action';

const catalog: Record<Key, string> = uiLanguage === 'en' ? en : (await import('./failures.zh-CN.json')).default;

/** What happened, and what to do. */
export const failureText = (code: FailureCode): { title: string; help: string } => ({
  title: catalog[code],
  help: catalog[`${code}.help`],
});

/** What to say where only the permission for a host is missing, which can be asked for. */
export const hostPermissionText = (host: string): { title: string; help: string; action: string } => ({
  title: format('host', host),
  help: catalog['host.help'],
  action: format('host.action', host),
});

const format = (key: Key, host: string) => String(new IntlMessageFormat(catalog[key], uiLanguage).format({ host }));
