import type { PageMedia } from '../../lib/contract/page.ts';
import { t } from '../i18n/t.ts';
import { clockTime } from '../i18n/time.ts';
import styles from './media-chooser.module.css';

/** The select of the page's media items; nothing where there is only one. */
export function MediaChooser({
  media,
  chosen,
  onChoose,
}: {
  media: PageMedia[];
  chosen: string;
  onChoose: (contentId: string) => void;
}) {
  if (media.length < 2) return null;
  return (
    <label className={styles.chooser}>
      <span>{t('media.choose', { count: media.length })}</span>
      <select value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {media.map(({ contentId, title, duration }) => (
          <option key={contentId} value={contentId}>
            {title || t('media.untitled')}
            {duration > 0 && ` (${clockTime(duration)})`}
          </option>
        ))}
      </select>
    </label>
  );
}
