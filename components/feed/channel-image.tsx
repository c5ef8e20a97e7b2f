import { useState } from 'react';
import styles from './channel-image.module.css';

/** A picture, or else the first letter of whom it stands for. Who serves it is not told who looks. */
export function ChannelImage({ url, name, isSquare = false }: { url: string | undefined; name: string; isSquare?: boolean }) {
  const [failed, setFailed] = useState<string>();
  const isPicture = url !== undefined && /^https?:/i.test(url) && url !== failed;
  const [letter = ''] = name.match(/[\p{L}\p{N}]/u) ?? [];
  return (
    <span className={`${styles.picture} ${isSquare ? styles.square : ''}`} aria-hidden>
      {letter.toLocaleUpperCase()}
      {isPicture && (
        <img src={url} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" onError={() => setFailed(url)} />
      )}
    </span>
  );
}
