import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../../components/app/app-context.ts';
import { useAction } from '../../components/app/use-action.ts';
import { transcriptionText } from '../../components/i18n/transcription-text.ts';
import { useStored } from '../../components/item/item-records.ts';
import type { PageView } from '../../components/page/use-page.ts';
import { useRoute } from '../../components/places/route.ts';
import styles from '../../components/transcription/transcription.module.css';
import { openFile } from './open-file.ts';
import { openPasted } from './open-pasted.ts';
import type { TranscriptTarget } from './open-transcript.ts';
import { OpeningStatus } from './opening-status.tsx';

/**
 * Accepts a file with media or a transcript that is dropped anywhere on the panel, and addresses and transcripts that are pasted
 * outside of fields. A transcript belongs to the item that the panel shows, if it shows one.
 */
export default function FileDrop({ page }: { page: PageView }): ReactNode {
  const { client } = useApp();
  const [isOver, setIsOver] = useState(false);
  const action = useAction();
  const target = useShownItem(page);
  const open = useEffectEvent((perform: (target: TranscriptTarget | undefined) => Promise<void>) => {
    // Another one follows when this one is open.
    if (!action.isBusy) action.run(() => perform(target));
  });

  useEffect(() => {
    const isFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!isFile(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      // With a related target the pointer is still over the panel.
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!isFile(event)) return;
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) open((target) => openFile(client, file, target));
    };
    const paste = (event: ClipboardEvent) => {
      const { target: place, clipboardData } = event;
      if (place instanceof Element && place.closest('input, textarea, [contenteditable]')) return;
      event.preventDefault();
      const [file] = clipboardData?.files ?? [];
      const text = clipboardData?.getData('text/plain') ?? '';
      open((target) => (file ? openFile(client, file, target) : openPasted(client, text, target)));
    };
    const unmounted = new AbortController();
    const { signal } = unmounted;
    document.addEventListener('dragenter', over, { signal });
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => unmounted.abort();
  }, [client]);

  return (
    <>
      {isOver && (
        <div className={styles.drop} data-drop>
          <strong>{transcriptionText('drop.title')}</strong>
          <span className={styles.note}>{transcriptionText('drop.body')}</span>
        </div>
      )}
      <OpeningStatus action={action} />
    </>
  );
}

/** The media item that the panel shows: of the page, or the opened one. */
function useShownItem(page: PageView): TranscriptTarget | undefined {
  const route = useRoute();
  const stored = useStored(route.place === 'item' ? route.contentId : undefined);
  if (route.place === 'item') return stored ? { url: stored.sourceUrl } : undefined;
  if (route.place !== 'now' || page.state !== 'ready') return undefined;
  const { url, title, duration } = page.mediaItem;
  return { url, title, ...(duration > 0 && { duration }) };
}
