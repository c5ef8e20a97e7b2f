import Inbox from 'lucide-react/icons/inbox';
import Newspaper from 'lucide-react/icons/newspaper';
import type { ReactNode } from 'react';
import type { Digest, DigestItem } from '../../lib/records/digest.ts';
import { useApp } from '../app/app-context.ts';
import { openWebPage } from '../app/open-web-page.ts';
import { useAction } from '../app/use-action.ts';
import { useLive } from '../app/use-live.ts';
import { useResult } from '../app/use-result.ts';
import { FailureNotice } from '../failure/failure-views.ts';
import { feedText } from '../i18n/feed-text.ts';
import { days } from '../i18n/formats.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { Moment } from '../ui/moment.tsx';
import { Notice } from '../ui/notice.tsx';
import row from '../ui/row.module.css';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './digest-view.module.css';
import type { OpenItem } from './open-item.ts';
import quoted from './quoted-items.module.css';

/** Age from which a digest is late whatever its interval: a week, and a day for the days of 25 hours. */
const lateAfterMs = 8 * 24 * 3600_000;

/** The last digest of the feed, or the choice of how often one is made. `onFeed` shows the whole feed. */
export default function DigestView({ onOpen, onFeed }: { onOpen: OpenItem; onFeed: () => void }) {
  const { client, now } = useApp();
  const action = useAction();
  // The settings may be unset; what is undefined has not been read yet.
  const interval = useLive(async (live) => (await live.settings())?.digest ?? 'off');
  const { result, failure = action.failure, retry } = useResult((client, options) => client.getDigest({}, options), []);

  const read = () => {
    action.dismiss();
    retry();
  };
  const choose = (chosen: 'daily' | 'weekly') =>
    action.run(async () => {
      await client.updateSettings({ digest: chosen });
      retry();
    });
  const choice = (['daily', 'weekly'] as const).map((chosen) => (
    <Button key={chosen} disabled={action.isBusy} onClick={() => choose(chosen)}>
      {feedText(`digest.${chosen}`)}
    </Button>
  ));

  if (failure) return <FailureNotice failure={failure} onRetry={read} />;
  if (!result)
    return (
      <>
        <p role="status" className="hidden-text">
          {feedText('digest.running')}
        </p>
        <Skeleton />
      </>
    );
  const { digest } = result;
  if (digest === null)
    return (
      <Notice icon={Newspaper} title={feedText('digest.none.title')} actions={choice}>
        {feedText('digest.none.body')}
      </Notice>
    );
  const isOff = interval === 'off';
  const notice = (isOff || now() - digest.until >= lateAfterMs) && (
    <div className={styles.notice}>
      <p>{feedText(isOff ? 'digest.ended' : 'digest.late')}</p>
      {choice}
    </div>
  );
  const next = notice || interval === undefined || isOff ? undefined : feedText(`digest.next.${interval}`);
  return <DigestPage digest={digest} notice={notice} next={next} onOpen={onOpen} onFeed={onFeed} />;
}

interface DigestPageProps {
  digest: Digest;
  /** Says that no newer digest is made, above the page. */
  notice: ReactNode;
  /** Says when the next digest is made. */
  next: string | undefined;
  onOpen: OpenItem;
  onFeed: () => void;
}

function DigestPage({ digest: { from, until, items, otherCount }, notice, next, onOpen, onFeed }: DigestPageProps) {
  const period = days(from, until);
  return (
    <div className={quoted.scroller}>
      {notice}
      {items.length > 0 ? (
        <>
          <h2 className={quoted.heading}>{period}</h2>
          <ol>
            {items.map((item) => (
              <DigestRow key={item.contentId} item={item} onOpen={onOpen} />
            ))}
          </ol>
        </>
      ) : (
        <Notice icon={Inbox} title={feedText('digest.nothing.title')}>
          {feedText('digest.nothing.body', { days: period })} {next}
        </Notice>
      )}
      {otherCount > 0 && (
        <p className={styles.others}>
          <Button variant="quiet" onClick={onFeed}>
            {feedText('digest.others', { count: otherCount })}
          </Button>
        </p>
      )}
    </div>
  );
}

function DigestRow({ item, onOpen }: { item: DigestItem; onOpen: OpenItem }) {
  const { contentId, title, sourceUrl, channelTitle, isNewSubject, reasons } = item;
  // Without a transcript the library may have nothing to open.
  const open = () => (reasons.length > 0 ? onOpen(contentId) : openWebPage(sourceUrl));
  return (
    <li className={quoted.item} data-digest={contentId}>
      <h3 dir="auto">
        <button type="button" className={row.title} onClick={open}>
          {title || t('media.untitled')}
        </button>
      </h3>
      <p className={styles.channel}>
        <span dir="auto">{channelTitle}</span>
        {isNewSubject && <span className={styles.subject}>{feedText('digest.subject')}</span>}
      </p>
      {reasons.map(({ text, startTime }) => (
        <Moment key={`${startTime} ${text}`} time={startTime} text={text} onOpen={() => onOpen(contentId, startTime)} />
      ))}
    </li>
  );
}
