import Ear from 'lucide-react/icons/ear';
import { useState } from 'react';
import type { FailureData } from '../../lib/contract/failure.ts';
import { useApp } from '../app/app-context.ts';
import { createPendingRun } from '../app/pending-run.ts';
import { failureText } from '../i18n/failure-text.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import type { Subject } from '../item/item-records.ts';
import type { Item } from '../item/use-item.ts';
import { useCapture } from '../page/use-page.ts';
import { Button } from '../ui/button.tsx';
import { TranscribeDialog, type TranscriptionOptions } from './transcribe-dialog.tsx';
import styles from './transcription.module.css';

/** Returns the message of a failed capture. Tab capture needs the user's click on the extension's button. */
function captureErrorText(failure: FailureData): string {
  const { code, details } = failure;
  if (code === 'noPermission' && details?.reason === 'tab') return transcriptionText('offer.needsClick');
  const { title, help } = failureText(failure);
  return `${title}. ${help}`;
}

/** The start of a capture, which takes as long as the browser and the page need. */
const useCaptureStart = createPendingRun<{ capture(): Promise<void> }>((_, { capture }) => capture());

/** The offer to transcribe a media item without captions or with a partial transcript, from its file or during playback. */
export default function TranscribeOffer({ item, subject: { contentId, url } }: { item: Item; subject: Subject }) {
  const [source, setSource] = useState<'file' | 'capture'>();
  const { run, isRunning, start: startCapture } = useCaptureStart(contentId);
  const capture = useCapture(contentId);
  const { canCapture, modelDownloads } = useApp().device;
  const { content } = item;
  const isFile = content?.soundUrl !== undefined || content?.site === 'localFile';
  if (!isFile && canCapture === false)
    return (
      <p className={styles.note} data-offer="unsupported">
        {transcriptionText('offer.unsupported')}
      </p>
    );
  if (!isFile && !capture) return null;

  const start = (options: TranscriptionOptions) => {
    setSource(undefined);
    if (source === 'file' || !capture) return item.request(options);
    startCapture({ capture: () => capture(options) });
  };
  return (
    <section className={styles.offer} data-offer="transcribe" aria-label={transcriptionText('offer.title')}>
      <p className={styles.note}>
        {transcriptionText(
          item.transcript?.isPartial ? 'offer.part' : isFile ? (modelDownloads ? 'offer.file' : 'offer.service') : 'offer.stream',
        )}
      </p>
      <p className={styles.tools}>
        {isFile && (
          <Button variant="primary" icon={Ear} onClick={() => setSource('file')}>
            {transcriptionText('offer.transcribe')}
          </Button>
        )}
        {capture && (
          <Button variant={isFile ? 'plain' : 'primary'} icon={Ear} disabled={isRunning} onClick={() => setSource('capture')}>
            {transcriptionText('offer.capture')}
          </Button>
        )}
      </p>
      <p role="status" className={isRunning ? styles.note : 'hidden-text'}>
        {isRunning && transcriptionText('offer.starting')}
      </p>
      {run?.failure && (
        <p role="alert" className={styles.error}>
          {captureErrorText(run.failure)}
        </p>
      )}
      {source && (
        <TranscribeDialog url={url} isLive={source === 'capture'} onStart={start} onClose={() => setSource(undefined)} />
      )}
    </section>
  );
}
