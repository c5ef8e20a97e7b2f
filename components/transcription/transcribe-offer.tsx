import Ear from 'lucide-react/icons/ear';
import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import type { Subject } from '../item/item-records.ts';
import type { Item } from '../item/use-item.ts';
import { useCapture } from '../page/use-page.ts';
import { Button } from '../ui/button.tsx';
import { type Listening, TranscribeDialog } from './transcribe-dialog.tsx';
import styles from './transcription.module.css';

/** Returns the message of a failed capture. Tab capture needs the user's click on the extension's button. */
function faultText({ code, details }: FailureData): string {
  if (code === 'noPermission' && (details as { reason?: string } | undefined)?.reason === 'tab')
    return transcriptionText('offer.press');
  const { title, help } = failureText(code);
  return `${title}. ${help}`;
}

/** The offer to transcribe a media item without captions or with a partial transcript, from its file or during playback. */
export default function TranscribeOffer({ item, subject: { contentId, url } }: { item: Item; subject: Subject }) {
  const [isAsking, setIsAsking] = useState<'file' | 'capture'>();
  const [fault, setFault] = useState<FailureData>();
  const capture = useCapture(contentId);
  const { content } = item;
  const isFile = content?.soundUrl !== undefined || content?.site === 'localFile';
  if (!isFile && !capture) return null;

  const listen = (listening: Listening) => {
    setIsAsking(undefined);
    if (isAsking === 'file' || !capture) return item.ask(listening);
    setFault(undefined);
    capture(listening).catch((error) => setFault(Failure.from(error).toJSON()));
  };
  return (
    <section className={styles.offer} data-offer="listen" aria-label={transcriptionText('offer.title')}>
      <p className={styles.note}>
        {transcriptionText(item.transcript?.isPartial ? 'offer.part' : isFile ? 'offer.file' : 'offer.stream')}
      </p>
      <p className={styles.tools}>
        {isFile && (
          <Button variant="primary" icon={Ear} onClick={() => setIsAsking('file')}>
            {transcriptionText('offer.listen')}
          </Button>
        )}
        {capture && (
          <Button variant={isFile ? 'plain' : 'primary'} icon={Ear} onClick={() => setIsAsking('capture')}>
            {transcriptionText('offer.capture')}
          </Button>
        )}
      </p>
      {fault && (
        <p role="alert" className={styles.fault}>
          {faultText(fault)}
        </p>
      )}
      {isAsking && (
        <TranscribeDialog url={url} isLive={isAsking === 'capture'} onStart={listen} onClose={() => setIsAsking(undefined)} />
      )}
    </section>
  );
}
