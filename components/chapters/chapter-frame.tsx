import type { CSSProperties } from 'react';
import { useImage } from '../app/use-image.ts';
import styles from './chapter-frame.module.css';
import type { Frame } from './storyboard-frame.ts';

/** Largest size of a frame (pixels). */
const maxWidth = 80;
const maxHeight = 64;

/**
 * A frame of the video, cut from its storyboard sheet. The space stays reserved when the image is missing (offline, or when the
 * sheet's address has expired), so that nothing moves.
 */
export function ChapterFrame({ frame: { imageUrl, x, y, width, height }, sourceUrl }: { frame: Frame; sourceUrl: string }) {
  const { src, onError } = useImage(imageUrl, sourceUrl);
  const scale = Math.min(maxWidth / width, maxHeight / height);
  return (
    <span className={styles.frame} style={{ width: width * scale, height: height * scale }} data-frame={src ? '' : 'none'}>
      {src && (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          width={width}
          height={height}
          style={{ objectPosition: `${-x}px ${-y}px`, '--scale': scale } as CSSProperties}
          onError={onError}
        />
      )}
    </span>
  );
}
