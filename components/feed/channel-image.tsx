import type { ShownImage } from '../app/use-image.ts';
import styles from './channel-image.module.css';

/** The image of a channel or feed item, or the first letter of its name. */
export function ChannelImage({
  image: { src, onError },
  name,
  isSquare = false,
}: {
  image: ShownImage;
  name: string;
  isSquare?: boolean;
}) {
  const [letter = ''] = name.match(/[\p{L}\p{N}]/u) ?? [];
  return (
    <span className={`${styles.picture} ${isSquare ? styles.square : ''}`} aria-hidden>
      {letter.toLocaleUpperCase()}
      {src && <img src={src} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" onError={onError} />}
    </span>
  );
}
