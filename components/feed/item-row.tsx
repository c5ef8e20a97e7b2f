import type { Ref } from 'react';
import type { FailureData } from '../../lib/contract/failure.ts';
import type { Channel, ChannelItem } from '../../lib/records/channel.ts';
import { openWebPage } from '../app/open-web-page.ts';
import { useImage } from '../app/use-image.ts';
import { AllowHostsButton } from '../failure/allow-hosts-button.tsx';
import { missingHost } from '../failure/missing-host.ts';
import { failureText, hostPermissionText } from '../i18n/failure-text.ts';
import { feedText } from '../i18n/feed-text.ts';
import { t, uiLanguage } from '../i18n/t.ts';
import { formatDuration } from '../i18n/time.ts';
import row from '../ui/row.module.css';
import { ChannelImage } from './channel-image.tsx';
import styles from './item-row.module.css';
import { SummaryButton } from './summary-button.tsx';
import { useItemSummary } from './use-item-summary.ts';

/** A row of the feed: a button that opens the item's page, and one for its summary. */
export function ItemRow({
  item,
  channel,
  heading,
  index,
  top,
  measure,
  isTabStop,
  onOpen,
}: {
  item: ChannelItem;
  /** Undefined for a moment after the user has unfollowed it. */
  channel: Channel | undefined;
  /** Heading of a new day; undefined for the other items of the day. */
  heading: string | undefined;
  index: number;
  /** Distance from the top of the list (pixels). */
  top: number;
  measure: Ref<HTMLLIElement>;
  /** Whether the row is the list's tab stop. */
  isTabStop: boolean;
  onOpen: (contentId: string) => void;
}) {
  const { title, sourceUrl, coverUrl, arrivedAt } = item;
  const { summary, start, cancel } = useItemSummary(item);
  const image = useImage(coverUrl ?? channel?.coverUrl, sourceUrl);
  const isUnseen = channel !== undefined && arrivedAt > channel.lastSeenAt;
  const name = title || t('media.untitled');
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <li
      ref={measure}
      className={styles.place}
      style={{ transform: `translateY(${top}px)` }}
      data-index={index}
      data-feed-item={item.itemId}
      data-unseen={isUnseen || undefined}
      data-work={summary.state}
    >
      {heading && <h2 className={styles.day}>{heading}</h2>}
      <article className={styles.row}>
        <ChannelImage image={image} name={channel?.title ?? name} />
        <div className={styles.text}>
          <h3 dir="auto">
            <button
              type="button"
              className={row.title}
              tabIndex={tabIndex}
              onClick={() => openWebPage(sourceUrl)}
              title={sourceUrl}
            >
              {isUnseen && <span className={styles.dot} role="img" aria-label={feedText('items.new')} />}
              {name}
            </button>
          </h3>
          <p className={row.facts}>
            <span dir="auto">{channel?.title}</span>
            {item.durationSeconds !== undefined && <span>{formatDuration(item.durationSeconds, uiLanguage)}</span>}
            <time dateTime={new Date(item.at).toISOString()}>
              {new Date(item.at).toLocaleTimeString(uiLanguage, { timeStyle: 'short' })}
            </time>
            {summary.state === 'working' && <span>{t(`stage.${summary.stage}`)}</span>}
          </p>
          {summary.state === 'failed' && <FailureLine failure={summary.failure} tabIndex={tabIndex} onAllowed={start} />}
        </div>
        <SummaryButton summary={summary} title={name} tabIndex={tabIndex} onStart={start} onCancel={cancel} onOpen={onOpen} />
      </article>
    </li>
  );
}

function FailureLine({ failure, tabIndex, onAllowed }: { failure: FailureData; tabIndex: number; onAllowed: () => void }) {
  const missing = missingHost(failure);
  if (!missing) {
    const { title, help } = failureText(failure);
    return (
      <p className={styles.failed} title={help}>
        {title}
      </p>
    );
  }
  const { title, action } = hostPermissionText(missing);
  return (
    <p className={styles.failed}>
      {title}
      <AllowHostsButton variant="quiet" tabIndex={tabIndex} hosts={[missing.host]} onAllowed={onAllowed}>
        {action}
      </AllowHostsButton>
    </p>
  );
}
