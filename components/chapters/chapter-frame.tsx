import type { CSSProperties } from 'react';
import { useImage } from '../app/use-image.ts';
import styles from './chapter-frame.module.css';
import type { Frame } from './storyboard-frame.ts';

/** Largest size of a frame (pixels). */
const maxWidth = 80;
const maxHeight = 64;

/**
 * A frame of the video, cut from its storyboard sheet. Its space stays reserved without an image, so that nothing moves:
 * the addresses of sheets expire, and offline there are none.
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
