import { type ReactNode, useEffect, useState } from 'react';
import { failureText } from '../../components/i18n/failure-text.ts';
import { transcriptionText } from '../../components/i18n/transcription-text.ts';
import styles from '../../components/transcription/transcription.module.css';
import { Failure } from '../../lib/contract/failure.ts';
import { openFile } from './open-file.ts';

/** Accepts a media file dropped anywhere on the panel, stores it on this device and opens it. */
export default function FileDrop(): ReactNode {
  const [isOver, setIsOver] = useState(false);
  const [error, setError] = useState<string>();

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
      if (file)
        openFile(file).then(
          () => setError(undefined),
          (error) => setError(failureText(Failure.from(error)).title),
        );
    };
    document.addEventListener('dragenter', over);
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragenter', over);
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);

  return (
    <>
      {isOver && (
        <div className={styles.drop} data-drop>
          <strong>{transcriptionText('drop.title')}</strong>
          <span className={styles.note}>{transcriptionText('drop.body')}</span>
        </div>
      )}
      {error && (
        <p role="alert" className={styles.fault}>
          {transcriptionText('drop.failed', { reason: error })}
        </p>
      )}
    </>
  );
}
