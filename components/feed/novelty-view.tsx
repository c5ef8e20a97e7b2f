import Scale from 'lucide-react/icons/scale';
import { useState } from 'react';
import type { NovelItem } from '../../lib/contract/novelty.ts';
import { minNovelty } from '../../lib/records/min-novelty.ts';
import { useResult } from '../app/use-result.ts';
import { FailureNotice } from '../failure/failure-views.ts';
import { feedText } from '../i18n/feed-text.ts';
import { percent } from '../i18n/formats.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { Moment } from '../ui/moment.tsx';
import { Notice } from '../ui/notice.tsx';
import row from '../ui/row.module.css';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './novelty-view.module.css';
import type { OpenItem } from './open-item.ts';
import quoted from './quoted-items.module.css';

/** Number of items that are shown. */
const maxItems = 100;

/** The feed items ranked by what they say that the library does not, each with its new sentences. */
export default function NoveltyView({ onOpen }: { onOpen: OpenItem }) {
  const { result, failure, retry } = useResult((client, options) => client.rankFeed({ limit: maxItems }, options), []);
  const [isRevealed, setIsRevealed] = useState(false);
  const items = result?.items;

  if (failure) return <FailureNotice failure={failure} onRetry={retry} />;
  if (!items)
    return (
      <>
        <p role="status" className="hidden-text">
          {feedText('novelty.running')}
        </p>
        <Skeleton />
      </>
    );
  if (items.length === 0)
    return (
      <Notice icon={Scale} title={feedText('novelty.none.title')}>
        {feedText('novelty.none.body')}
      </Notice>
    );
  const isNews = ({ novelty }: NovelItem) => novelty >= minNovelty;
  const repeats = items.filter((item) => !isNews(item)).length;
  const shown = isRevealed ? items : items.filter(isNews);
  return (
    <div className={quoted.scroller}>
      {repeats > 0 && (
        <div className={styles.repeats}>
          <p>{feedText('novelty.repeats', { count: repeats })}</p>
          <Button variant="quiet" onClick={() => setIsRevealed(!isRevealed)}>
            {feedText(isRevealed ? 'hidden.hide' : 'hidden.show')}
          </Button>
        </div>
      )}
      <Items items={shown.filter(({ isNewSubject }) => !isNewSubject)} onOpen={onOpen} />
      <Items items={shown.filter(({ isNewSubject }) => isNewSubject)} onOpen={onOpen} heading={feedText('novelty.subjects')} />
    </div>
  );
}

function Items({ items, heading, onOpen }: { items: NovelItem[]; heading?: string; onOpen: OpenItem }) {
  if (items.length === 0) return null;
  return (
    <>
      {heading && <h2 className={quoted.heading}>{heading}</h2>}
      <ul>
        {items.map((item) => (
          <NovelRow key={item.contentId} item={item} onOpen={onOpen} />
        ))}
      </ul>
    </>
  );
}

function NovelRow({ item, onOpen }: { item: NovelItem; onOpen: OpenItem }) {
  const { contentId, title, novelty, reasons, known } = item;
  return (
    <li className={quoted.item} data-novelty={contentId}>
      <h3 dir="auto">
        <button type="button" className={row.title} onClick={() => onOpen(contentId)}>
          {title || t('media.untitled')}
        </button>
      </h3>
      <p className={styles.share}>{feedText('novelty.share', { share: percent(novelty) })}</p>
      <ul className={styles.reasons}>
        {reasons.map(({ text, startTime }) => (
          <li key={`${startTime} ${text}`}>
            <Moment time={startTime} text={text} onOpen={() => onOpen(contentId, startTime)} />
          </li>
        ))}
        {known.map(({ contentId: id, title: name, text, startTime }) => (
          <li key={id} className={styles.known}>
            <span dir="auto">{feedText('novelty.known', { title: name })}</span>{' '}
            <Moment time={startTime} text={text} onOpen={() => onOpen(id, startTime)} />
          </li>
        ))}
      </ul>
    </li>
  );
}
