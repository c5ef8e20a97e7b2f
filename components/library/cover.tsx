import AudioLines from 'lucide-react/icons/audio-lines';
import Film from 'lucide-react/icons/film';
import { useState } from 'react';
import type { Content } from '../../lib/records/records.ts';
import { clockTime } from '../i18n/time.ts';
import styles from './cover.module.css';

/** The picture of a medium; one that fails leaves its space. Who serves it is not told who looks. */
export function Cover({ kind, coverUrl, duration = 0 }: Partial<Pick<Content, 'kind' | 'coverUrl' | 'duration'>>) {
  const [failed, setFailed] = useState<string>();
  const Icon = kind === 'audio' ? AudioLines : Film;
  const isPicture = coverUrl !== undefined && /^https?:/i.test(coverUrl) && coverUrl !== failed;
  return (
    <span className={styles.cover}>
      <Icon size={20} aria-hidden />
      {isPicture && (
        <img
          src={coverUrl}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(coverUrl)}
        />
      )}
      {duration > 0 && <span className={styles.length}>{clockTime(duration)}</span>}
    </span>
  );
}
