import type { Collection } from '../../lib/records/collection.ts';
import { t } from '../i18n/t.ts';
import styles from './aggregated-lines.module.css';

/** The lines of a collection's summary, each with the items that it is based on. */
export const AggregatedLines = ({
  aggregated,
  titles,
  onOpen,
}: {
  aggregated: NonNullable<Collection['aggregated']>;
  /** Titles of the items by content id. */
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
