import AudioLines from 'lucide-react/icons/audio-lines';
import Film from 'lucide-react/icons/film';
import type { MouseEvent } from 'react';
import type { Content } from '../../lib/records/content.ts';
import { useImage } from '../app/use-image.ts';
import { clockTime } from '../i18n/time.ts';
import styles from './cover.module.css';

/** The cover of a media item, or a drawn placeholder. */
export function Cover({
  kind,
  coverUrl,
  sourceUrl,
  duration = 0,
}: Partial<Pick<Content, 'kind' | 'coverUrl' | 'sourceUrl' | 'duration'>>) {
  const { src, allow, onError } = useImage(coverUrl, sourceUrl);
  const Icon = kind === 'audio' ? AudioLines : Film;
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    allow?.();
  };
  return (
    <span className={styles.cover} {...(allow && { onClick, 'data-blocked': '' })}>
      <Icon size={20} aria-hidden />
      {src && <img src={src} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" onError={onError} />}
      {duration > 0 && <span className={styles.length}>{clockTime(duration)}</span>}
    </span>
  );
}
