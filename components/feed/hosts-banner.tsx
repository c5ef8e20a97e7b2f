import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import type { Channel } from '../../lib/records/channel.ts';
import { AllowHostsButton } from '../failure/allow-hosts-button.tsx';
import { hostPermissionText } from '../i18n/failure-text.ts';
import { feedText } from '../i18n/feed-text.ts';
import { Banner } from '../ui/notice.tsx';

/** The banner that requests all missing hosts of imported channels at once. */
export function HostsBanner({ channels, onAllowed }: { channels: Channel[]; onAllowed: () => void }) {
  const refused = channels.filter(({ refresh }) => refresh.failure?.code === 'noPermission');
  if (refused.length === 0) return null;
  const hosts = [...new Set(refused.map(({ refresh }) => new URL(refresh.feedUrl).hostname))];
  return (
    <Banner
      icon={LockKeyhole}
      title={feedText('hosts.title', { count: refused.length })}
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
