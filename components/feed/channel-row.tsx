import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FileText from 'lucide-react/icons/file-text';
import FileX from 'lucide-react/icons/file-x';
import ImageOff from 'lucide-react/icons/image-off';
import List from 'lucide-react/icons/list';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Ref } from 'react';
import type { Channel } from '../../lib/records/channel.ts';
import { type AppClient, useApp } from '../app/app-context.ts';
import { openWebPage } from '../app/open-web-page.ts';
import { useImage } from '../app/use-image.ts';
import { feedText } from '../i18n/feed-text.ts';
import { t, uiLanguage } from '../i18n/t.ts';
import { Menu } from '../ui/menu.tsx';
import row from '../ui/row.module.css';
import { ChannelImage } from './channel-image.tsx';
import styles from './channel-row.module.css';
import { channelState, type HealthStatus } from './channel-state.ts';
import { formatAgo } from './when.ts';

/** The changes of a channel that its menu offers. */
export type ChannelChanges = Omit<Parameters<AppClient['updateChannel']>[0], 'channelUrl'>;

/** A row of the channel list: name, state of the feed, unread items, and its menu. */
export function ChannelRow({
  channel,
  status,
  index,
  top,
  measure,
  isTabStop,
  onItems,
  onRefresh,
  onUpdate,
  onUnfollow,
}: {
  channel: Channel;
  /** Undefined until the service has answered. */
  status: HealthStatus | undefined;
  index: number;
  /** Distance from the top of the list (pixels). */
  top: number;
  measure: Ref<HTMLLIElement>;
  isTabStop: boolean;
  onItems: () => void;
  onRefresh: () => void;
  onUpdate: (changes: ChannelChanges) => void;
  onUnfollow: () => void;
}) {
  const { now } = useApp();
  const { channelId, channelUrl, title, coverUrl, autoSummarize, feedHidden = [], unseen, refresh } = channel;
  const hidesShorts = feedHidden.includes('short');
  const state = channelState(channel, status);
  const tabIndex = isTabStop ? 0 : -1;
  const image = useImage(coverUrl, channelUrl);
  const facts = [
    new URL(channelUrl).host.replace(/^www\./, ''),
    refresh.lastItemAt !== undefined && feedText('channel.last', { when: formatAgo(refresh.lastItemAt, now(), uiLanguage) }),
    autoSummarize && feedText('auto.mark'),
  ].filter((fact) => fact !== false);
  return (
    <li
      ref={measure}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
      data-index={index}
      data-channel={channelId}
      data-health={status}
    >
      <ChannelImage image={image} name={title} isSquare />
      <div className={styles.text}>
        <h2 dir="auto">
          <button type="button" className={row.title} tabIndex={tabIndex} onClick={onItems} title={feedText('channel.items')}>
            {title}
          </button>
          {unseen > 0 && (
            <span className={styles.unseen} role="img" aria-label={feedText('channel.unseen', { count: unseen })}>
              {unseen}
            </span>
          )}
        </h2>
        <p className={row.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {state && (
          <p className={state.isBad ? styles.bad : styles.state}>
            {state.isBad && <TriangleAlert size={12} aria-hidden />}
            {state.text}
          </p>
        )}
      </div>
      <Menu
        icon={EllipsisVertical}
        label={feedText('channel.more', { title })}
        tabIndex={tabIndex}
        items={[
          { icon: List, label: feedText('channel.items'), onSelect: onItems },
          { icon: ExternalLink, label: feedText('channel.page'), onSelect: () => openWebPage(channelUrl) },
          { icon: RefreshCw, label: feedText('channel.refresh'), onSelect: onRefresh },
          {
            icon: autoSummarize ? FileX : FileText,
            label: feedText(autoSummarize ? 'auto.off' : 'auto.on'),
            onSelect: () => onUpdate({ autoSummarize: !autoSummarize }),
          },
          // Other sites' feeds state no Shorts.
          ...(refresh.platform === 'youtube'
            ? [
                {
                  icon: hidesShorts ? Eye : EyeOff,
                  label: feedText(hidesShorts ? 'shorts.show' : 'shorts.hide'),
                  onSelect: () => onUpdate({ feedHidden: hidesShorts ? [] : ['short'] }),
                },
              ]
            : []),
          ...(image.blocked
            ? [{ icon: ImageOff, label: t('image.allow', { host: image.blocked.host }), onSelect: image.blocked.allow }]
            : []),
          { icon: Trash2, label: feedText('unfollow'), onSelect: onUnfollow },
        ]}
      />
    </li>
  );
}
