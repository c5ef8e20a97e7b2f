import type { FailureData } from '../../lib/contract/failure.ts';
import { failureText, hostPermissionText } from '../i18n/failure-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { isFromProvider } from './failure-kinds.ts';
import { missingHost } from './missing-host.ts';

/** Returns the message of a failure beside the field or button that caused it. `isModel`: it is the failure of a request to a model. */
export function inlineFailureText(failure: FailureData, isModel = false): string {
  const { code, message } = failure;
  if (code === 'invalid') return settingsText('failed.invalid', { reason: message });
  const missing = missingHost(failure);
  const { title, help } = missing ? hostPermissionText(missing) : failureText(failure, isModel);
  const providerMessage = isFromProvider(code) && message ? ` ${settingsText('failed.reported', { words: message })}` : '';
  return `${title}. ${help}${providerMessage}`;
}
