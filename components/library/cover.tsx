import AudioLines from 'lucide-react/icons/audio-lines';
import Film from 'lucide-react/icons/film';
import type { Content } from '../../lib/records/content.ts';
import { useImage } from '../app/use-image.ts';
import { t } from '../i18n/t.ts';
import { clockTime } from '../i18n/time.ts';
import styles from './cover.module.css';

/** The cover of a media item, or a drawn placeholder. The placeholder of a blocked cover is a button that allows its host. */
export function Cover({
  kind,
  coverUrl,
  sourceUrl,
  duration = 0,
  tabIndex,
}: Partial<Pick<Content, 'kind' | 'coverUrl' | 'sourceUrl' | 'duration'>> & { tabIndex?: number }) {
  const { src, blocked, onError } = useImage(coverUrl, sourceUrl);
  const Icon = kind === 'audio' ? AudioLines : Film;
  const content = (
    <>
      <Icon size={20} aria-hidden />
      {src && <img src={src} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" onError={onError} />}
      {duration > 0 && <span className={styles.length}>{clockTime(duration)}</span>}
    </>
  );
  if (!blocked) return <span className={styles.cover}>{content}</span>;
  const label = t('image.allow', { host: blocked.host });
  return (
    <button
      type="button"
      className={styles.blocked}
      tabIndex={tabIndex}
      aria-label={label}
      title={label}
      data-blocked
      onClick={blocked.allow}
    >
      {content}
    </button>
  );
}
