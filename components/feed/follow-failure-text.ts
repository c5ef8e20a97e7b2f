import type { FailureData } from '../../lib/contract/failure.ts';
import { needsHub } from '../failure/failure-kinds.ts';
import { missingHost } from '../failure/missing-host.ts';
import { failureText, hostPermissionText } from '../i18n/failure-text.ts';
import { feedText } from '../i18n/feed-text.ts';

/** Returns the message of a failed follow. `allow` names the host whose permission is missing, and the label of its button. */
export function followFailureText(failure: FailureData): {
  title: string;
  help: string;
  allow?: { host: string; action: string };
} {
  const missing = missingHost(failure);
  if (!missing) return { ...failureText(failure), ...(needsHub(failure) && { help: feedText('hub.help') }) };
  const { host } = missing;
  const { help, action } = hostPermissionText(missing);
  return { title: feedText('host.title', { host }), help, allow: { host, action } };
}
