import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import type { Channel } from '../../lib/records/channel.ts';
import { AllowHostsButton } from '../failure/allow-hosts-button.tsx';
import { hostPermissionText } from '../i18n/failure-text.ts';
import { feedText } from '../i18n/feed-text.ts';
import { Banner } from '../ui/notice.tsx';

/** The banner that requests all missing hosts of imported channels at once. */
export function HostsBanner({ channels, onAllowed }: { channels: Channel[]; onAllowed: () => void }) {
  const hosts = missingHosts(channels);
  if (hosts.length === 0) return null;
  const count = channels.filter(({ refresh }) => refresh.failure?.code === 'noPermission').length;
  return (
    <Banner
      icon={LockKeyhole}
      title={feedText('hosts.title', { count })}
      actions={
        <AllowHostsButton variant="primary" hosts={hosts} onAllowed={onAllowed}>
          {feedText('hosts.allow', { count: hosts.length })}
        </AllowHostsButton>
      }
    >
      {hostPermissionText({ host: '', isForCaptions: true }).help}
    </Banner>
  );
}

/** The hosts of followed feeds that lack the host permission. */
const missingHosts = (channels: Channel[]): string[] => [
  ...new Set(
    channels
      .filter(({ refresh }) => refresh.failure?.code === 'noPermission')
      .map(({ refresh }) => new URL(refresh.feedUrl).hostname),
  ),
];
