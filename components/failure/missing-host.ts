import type { FailureData } from '../../lib/contract/failure.ts';
import type { MissingHost } from '../i18n/failure-text.ts';

/** The host whose permission is all that is missing. */
export function missingHost({ code, details }: FailureData): MissingHost | undefined {
  if (code !== 'noPermission' || typeof details !== 'object' || details === null || !('host' in details)) return undefined;
  const reason = 'reason' in details && details.reason;
  return { host: String(details.host), hasWords: reason !== 'model' && reason !== 'sound' };
}
