import type { FailureData } from '../../lib/contract/failure.ts';
import type { MissingHost } from '../i18n/failure-text.ts';

/** The host of a failure whose only cause is a missing host permission; undefined for any other failure. */
export function missingHost({ code, details }: FailureData): MissingHost | undefined {
  if (code !== 'noPermission' || typeof details !== 'object' || details === null || !('host' in details)) return undefined;
  const reason = 'reason' in details && details.reason;
  return { host: String(details.host), isForCaptions: reason !== 'model' && reason !== 'sound' };
}
