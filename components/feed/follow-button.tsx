import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { useLiveById } from '../app/use-live-by-id.ts';
import { feedText } from '../i18n/feed-text.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './follow-button.module.css';
import { FollowDialog } from './follow-dialog.tsx';
import { useFollowRequest } from './use-follow-request.ts';

/** The toggle that follows or unfollows the channel of the shown media item. */
export default function FollowButton({
  channelUrl,
  contentId,
  author,
}: {
  channelUrl: string;
  contentId: string;
  author?: string;
}) {
  const following = useFollowRequest();
  const channel = useLiveById(contentId, (live) => live.channelOf({ channelUrl, contentId }), [channelUrl]);
  const label = author ? feedText('follow.channel', { title: author }) : feedText('follow.this');
  return (
    <>
      <IconButton
        icon={channel ? BellRing : Bell}
        label={channel ? feedText('following') : label}
        aria-pressed={channel !== undefined}
        className={styles.follow}
        disabled={following.isPending}
        onClick={() => void (channel ? following.unfollow(channel.channelUrl) : following.follow(channelUrl))}
      />
      {following.failure && <FollowDialog following={following} failure={following.failure} />}
    </>
  );
}
