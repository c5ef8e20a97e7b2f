import { useEffect, useState } from 'react';
import type { ShownPicture } from '../../lib/ports/live-queries.ts';
import { useLiveById } from './use-live-by-id.ts';

/** A stored picture as an image element shows it. */
interface PictureImage {
  src: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Seconds of the media item. */
  time: number;
}

/** Returns a picture of a note in one of its sizes; undefined without an id, until it is read, and if it is not stored. */
export function usePicture(
  pictureId: string | undefined,
  size: keyof Pick<ShownPicture, 'image' | 'thumbnail'>,
): PictureImage | undefined {
  const stored = useLiveById(pictureId, (live, id) => live.notePicture(id));
  const [shown, setShown] = useState<PictureImage>();
  useEffect(() => {
    if (!stored) return;
    const { blob, width, height } = stored[size];
    const src = URL.createObjectURL(blob);
    setShown({ src, width, height, time: stored.time });
    return () => {
      URL.revokeObjectURL(src);
      setShown(undefined);
    };
  }, [stored, size]);
  return shown;
}
