import ListPlus from 'lucide-react/icons/list-plus';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { LinkedMediaItem } from '../../lib/contract/page.ts';
import { useApp } from '../app/app-context.ts';
import { libraryText } from '../i18n/library-text.ts';
import { usePageUrl } from '../page/use-page.ts';
import { Button } from '../ui/button.tsx';

const LinkedMediaDialog = lazy(() => import('./linked-media-dialog.tsx'));

/** Delays between the lists of a page's links, which it may add late. Milliseconds. */
const listDelaysMs = [0, 1000, 3000, 9000];

/** The button that offers the media items to which the page links, as a playlist or a channel does; nothing where it has fewer than two. */
export default function LinkedMedia() {
  return <LinkedMediaButton key={usePageUrl()} />;
}

function LinkedMediaButton() {
  const { page } = useApp();
  const [media, setMedia] = useState<LinkedMediaItem[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const list = () => page.listLinked?.().then(setMedia, () => undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isEnded = false;
    const listAfter = ([delay, ...later]: readonly number[]) => {
      if (delay === undefined || timer !== undefined || isEnded) return;
      timer = setTimeout(async () => {
        await list();
        timer = undefined;
        listAfter(later);
      }, delay);
    };
    // The page link also reports another snapshot of the same page.
    const unsubscribe = page.subscribe(() => listAfter(listDelaysMs));
    listAfter(listDelaysMs);
    return () => {
      isEnded = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [page]);
  if (media.length < 2) return null;
  return (
    <>
      <Button
        icon={ListPlus}
        onClick={() => {
          // Scrolling may have added items.
          void list();
          setIsOpen(true);
        }}
      >
        {libraryText('linked.open', { count: media.length })}
      </Button>
      {isOpen && (
        <Suspense>
          <LinkedMediaDialog media={media} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
