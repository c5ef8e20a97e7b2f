import { useEffect, useState } from 'react';
import { type OpenImage, useApp } from './app-context.ts';

/** An image as a view shows it: loading, shown, blocked or not available. */
export interface ShownImage {
  src?: string;
  /** Set where the image's host is neither the item's own nor allowed. `allow` allows the host and opens the image. */
  blocked?: { host: string; allow(): void };
  /** Marks the image as broken, so that its placeholder stays. */
  onError(): void;
}

/** Opens an image through the host's gateway, and closes it on unmount. An image without an address has no `src`. */
export function useImage(url: string | undefined, sourceUrl: string | undefined): ShownImage {
  const { images } = useApp();
  const [opened, setOpened] = useState<{ url: string; image: OpenImage | undefined }>();
  const [failedUrl, setFailedUrl] = useState<string>();
  const [allowedUrl, setAllowedUrl] = useState<string>();
  useEffect(() => {
    if (!url) return;
    let image: OpenImage | undefined;
    let isUnmounted = false;
    void images.open({ url, sourceUrl: sourceUrl ?? '' }).then(
      (result) => {
        image = result;
        if (isUnmounted) image?.close();
        else setOpened({ url, image });
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
      image?.close();
    };
    // Allowing the host opens the image again.
  }, [images, url, sourceUrl, allowedUrl]);
  const current = url !== undefined && url !== failedUrl && opened?.url === url ? opened : undefined;
  const isBlocked = current !== undefined && current.image === undefined && /^https?:\/\//i.test(current.url);
  return {
    src: current?.image?.src,
    ...(isBlocked && {
      blocked: {
        host: new URL(current.url).host,
        allow: () => void images.allowHost(current.url).then(() => setAllowedUrl(current.url)),
      },
    }),
    onError: () => setFailedUrl(url),
  };
}
