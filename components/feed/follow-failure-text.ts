import type { FailureData } from '../../lib/contract/failure.ts';
import { missingHost } from '../failure/missing-host.ts';
import { failureText, hostPermissionText } from '../i18n/failure-text.ts';
import { feedText } from '../i18n/feed-text.ts';

/** Platforms whose channels have feeds only where an RSSHub makes them. */
const platformsOfHubs = ['bilibili', 'twitch', 'xiaoyuzhou'];

const isHubsWork = ({ code, details }: FailureData): boolean =>
  code === 'noFeed' && platformsOfHubs.includes((details as { platform?: string } | undefined)?.platform ?? '');

/** Why a channel can't be followed; `allow` names the host that can be allowed, and what its button says. */
export function followFailureText(failure: FailureData): {
  title: string;
  help: string;
  allow?: { host: string; action: string };
} {
  const missing = missingHost(failure);
  if (!missing) return { ...failureText(failure.code), ...(isHubsWork(failure) && { help: feedText('hub.help') }) };
  const { host } = missing;
  const { help, action } = hostPermissionText(missing);
  return { title: feedText('host.title', { host }), help, allow: { host, action } };
}
