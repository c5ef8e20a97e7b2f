import { useImage } from '../app/use-image.ts';
import styles from './channel-image.module.css';

/** The image of a channel or feed item, or the first letter of its name. */
export function ChannelImage({
  url,
  sourceUrl,
  name,
  isSquare = false,
}: {
  url: string | undefined;
  /** Address of the item or channel that the image belongs to. */
  sourceUrl: string;
  name: string;
  isSquare?: boolean;
}) {
  const { src, onError } = useImage(url, sourceUrl);
  const [letter = ''] = name.match(/[\p{L}\p{N}]/u) ?? [];
  return (
    <span className={`${styles.picture} ${isSquare ? styles.square : ''}`} aria-hidden>
      {letter.toLocaleUpperCase()}
      {src && <img src={src} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" onError={onError} />}
    </span>
  );
}
