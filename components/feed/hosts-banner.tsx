import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import type { Channel } from '../../lib/records/channel.ts';
import { useApp } from '../app/app-context.ts';
import { hostPattern } from '../app/host-pattern.ts';
import { hostPermissionText } from '../i18n/failure-text.ts';
import { feedText } from '../i18n/feed-text.ts';
import { Button } from '../ui/button.tsx';
import { Banner } from '../ui/notice.tsx';

/** The banner that requests all missing hosts of imported channels at once. */
export function HostsBanner({ channels, onAllowed }: { channels: Channel[]; onAllowed: () => void }) {
  const { permissions } = useApp();
  const hosts = missingHosts(channels);
  if (hosts.length === 0) return null;
  const count = channels.filter(({ refresh }) => refresh.failure?.code === 'noPermission').length;
  return (
    <Banner
      icon={LockKeyhole}
      title={feedText('hosts.title', { count })}
      actions={
        <Button
          variant="primary"
          onClick={() => void permissions.request(hosts.map(hostPattern)).then((isAllowed) => isAllowed && onAllowed())}
        >
          {feedText('hosts.allow', { count: hosts.length })}
        </Button>
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
