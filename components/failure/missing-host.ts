import type { FailureData } from '../../lib/contract/failure.ts';
import type { MissingHost } from '../i18n/failure-text.ts';

/** The host of a failure whose only cause is a missing host permission; undefined for any other failure. */
export function missingHost({ code, details }: FailureData): MissingHost | undefined {
  const { host, reason } = details ?? {};
  if (code !== 'noPermission' || host === undefined) return undefined;
  return { host: String(host), isForCaptions: reason !== 'model' && reason !== 'sound' };
}
