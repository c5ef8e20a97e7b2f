import type { Collection } from '../../lib/records/collection.ts';
import { t } from '../i18n/t.ts';
import styles from './aggregated-lines.module.css';

/** What the media of a collection say together, every line with the media that it stands on. */
export const AggregatedLines = ({
  aggregated,
  titles,
  onOpen,
}: {
  aggregated: NonNullable<Collection['aggregated']>;
  /** By the media's ids. */
  titles: ReadonlyMap<string, string>;
  onOpen: (contentId: string) => void;
}) => (
  <ul className={styles.lines}>
    {aggregated.lines.map(({ text, cites }) => (
      <li key={`${cites} ${text}`} dir="auto">
        {text}
        {cites.map((contentId) => (
          <button key={contentId} type="button" className={styles.cite} onClick={() => onOpen(contentId)}>
            {titles.get(contentId) ?? t('media.untitled')}
          </button>
        ))}
      </li>
    ))}
  </ul>
);
