import type { FailureCode } from '../../lib/contract/failure.ts';
import en from './failures.en.json';
import { uiLanguage } from './t.ts';

const catalog: Record<FailureCode | `${FailureCode}.help`, string> =
  uiLanguage === 'en' ? en : (await import('./failures.zh-CN.json')).default;

/** What happened, and what to do. */
export const failureText = (code: FailureCode): { title: string; help: string } => ({
  title: catalog[code],
  help: catalog[`${code}.help`],
});
