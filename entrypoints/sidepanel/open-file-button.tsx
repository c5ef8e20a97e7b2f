import FolderOpen from 'lucide-react/icons/folder-open';
import { useRef } from 'react';
import { useApp } from '../../components/app/app-context.ts';
import { useAction } from '../../components/app/use-action.ts';
import { transcriptionText } from '../../components/i18n/transcription-text.ts';
import { Button } from '../../components/ui/button.tsx';
import { FileInput } from '../../components/ui/file-input.tsx';
import { openFile } from './open-file.ts';
import { transcriptEndings } from './open-transcript.ts';
import { OpeningStatus } from './opening-status.tsx';

/** A button that opens a local file with media or a transcript, as an alternative to dropping it. */
export default function OpenFileButton() {
  const input = useRef<HTMLInputElement>(null);
  const { client } = useApp();
  const action = useAction();
  return (
    <>
      <Button icon={FolderOpen} disabled={action.isBusy} onClick={() => input.current?.click()}>
        {transcriptionText('drop.pick')}
      </Button>
      <FileInput
        ref={input}
        accept={['audio/*', 'video/*', 'text/plain', ...transcriptEndings].join()}
        aria-label={transcriptionText('drop.pick')}
        onFile={(file) => action.run(() => openFile(client, file))}
      />
      <OpeningStatus action={action} />
    </>
  );
}
