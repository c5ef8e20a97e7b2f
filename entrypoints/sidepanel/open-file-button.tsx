import FolderOpen from 'lucide-react/icons/folder-open';
import { type ChangeEvent, useRef, useState } from 'react';
import { useApp } from '../../components/app/app-context.ts';
import { failureText } from '../../components/i18n/failure-text.ts';
import { transcriptionText } from '../../components/i18n/transcription-text.ts';
import styles from '../../components/transcription/transcription.module.css';
import { Button } from '../../components/ui/button.tsx';
import { Failure } from '../../lib/contract/failure.ts';
import { openFile } from './open-file.ts';
import { transcriptEndings } from './open-transcript.ts';

/** A button that opens a local file with media or a transcript, as an alternative to dropping it. */
export default function OpenFileButton() {
  const input = useRef<HTMLInputElement>(null);
  const { client } = useApp();
  const [error, setError] = useState<string>();
  const open = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Allows the same file to be selected again.
    target.value = '';
    setError(undefined);
    if (file) openFile(client, file).catch((error) => setError(failureText(Failure.from(error)).title));
  };
  return (
    <>
      <Button icon={FolderOpen} onClick={() => input.current?.click()}>
        {transcriptionText('drop.pick')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={['audio/*', 'video/*', 'text/plain', ...transcriptEndings].join()}
        hidden
        aria-label={transcriptionText('drop.pick')}
        onChange={open}
      />
      {error && (
        <p role="alert" className={styles.error}>
          {transcriptionText('drop.failed', { reason: error })}
        </p>
      )}
    </>
  );
}
