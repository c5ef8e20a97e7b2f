import FileUp from 'lucide-react/icons/file-up';
import X from 'lucide-react/icons/x';
import type { Channel } from '../../lib/records/channel.ts';
import { useApp } from '../app/app-context.ts';
import { failureText } from '../i18n/failure-text.ts';
import { feedText } from '../i18n/feed-text.ts';
import { t } from '../i18n/t.ts';
import { IconButton } from '../ui/button.tsx';
import { Banner } from '../ui/notice.tsx';
import styles from './import-report.module.css';
import type { ChannelLists, ImportResult } from './use-channel-lists.ts';

/** The result of a channel list's import: totals, progress of the first refresh, and details for each feed. */
export function ImportReport({ lists: { imported, error, dismiss }, channels }: { lists: ChannelLists; channels: Channel[] }) {
  const { now } = useApp();
  if (error) {
    return (
      <Banner
        icon={FileUp}
        role="alert"
        tone="danger"
        title={error}
        actions={<IconButton icon={X} label={t('action.dismiss')} onClick={dismiss} />}
      >
        {feedText('import.hint')}
      </Banner>
    );
  }
  if (!imported) return null;
  const { added, known, refused, results } = imported;
  const byFeed = new Map(channels.map((channel) => [channel.refresh.feedUrl, channel]));
  const checkedCount = results.filter(
    ({ result, feedUrl }) => result === 'added' && isChecked(byFeed.get(feedUrl), now()),
  ).length;
  return (
    <section className={styles.report} data-import={`${checkedCount}/${added}`}>
      <div className={styles.head}>
        <p role="status">
          {feedText('import.done', { added, known, refused })}{' '}
          {added > 0 && feedText('import.refreshed', { done: checkedCount, total: added })}
        </p>
        <IconButton icon={X} label={t('action.dismiss')} onClick={dismiss} />
      </div>
      {checkedCount < added && <progress aria-label={feedText('import')} max={added} value={checkedCount} />}
      <details>
        <summary>{feedText('import.details')}</summary>
        <ol className={styles.lines}>
          {results.map((line) => (
            <li key={line.feedUrl}>
              <span dir="auto" title={line.feedUrl}>
                {line.title}
              </span>
              <span className={styles.result}>{lineText(line, byFeed.get(line.feedUrl))}</span>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

/** Whether a feed was checked. A feed that the server postponed counts too. */
const isChecked = (channel: Channel | undefined, now: number): boolean =>
  channel !== undefined && (channel.refresh.checkedAt !== undefined || (channel.refresh.nextAt ?? Infinity) > now);

function lineText({ result }: ImportResult['results'][number], channel: Channel | undefined): string {
  if (result !== 'added') return feedText(`line.${result}`);
  if (channel?.refresh.failure) return failureText(channel.refresh.failure).title;
  return feedText(channel?.refresh.checkedAt === undefined ? 'line.waiting' : 'line.answered');
}
