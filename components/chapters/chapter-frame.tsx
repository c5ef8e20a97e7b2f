import { type CSSProperties, useState } from 'react';
import styles from './chapter-frame.module.css';
import type { Frame } from './storyboard-frame.ts';

/** A frame may take so much room (pixels). */
const maxWidth = 80;
const maxHeight = 64;

/**
 * A frame of the medium, cut from its sheet. Its room is kept whether it comes or not, so nothing moves: addresses of
 * sheets stop working some day, and offline there are none.
 */
export function ChapterFrame({ frame: { imageUrl, x, y, width, height } }: { frame: Frame }) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const failed = failedUrl === imageUrl;
  const scale = Math.min(maxWidth / width, maxHeight / height);
  return (
    <span className={styles.frame} style={{ width: width * scale, height: height * scale }} data-frame={failed ? 'none' : ''}>
      {!failed && (
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          width={width}
          height={height}
          style={{ objectPosition: `${-x}px ${-y}px`, '--scale': scale } as CSSProperties}
          onError={() => setFailedUrl(imageUrl)}
        />
      )}
    </span>
  );
}
