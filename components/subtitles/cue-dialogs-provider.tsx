import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { NameCorrection } from '../../lib/contract/name-correction.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import { type CueDialogs, CueDialogsContext } from './cue-dialogs-context.ts';

const CorrectionDialog = lazy(() => import('./correction-dialog.tsx'));
const NamesDialog = lazy(() => import('./names-dialog.tsx'));
const NameSpeakerDialog = lazy(() => import('./name-speaker-dialog.tsx'));
const SentenceDialog = lazy(() => import('./sentence-dialog.tsx'));

type OpenDialog =
  | { kind: 'speaker'; speaker: string }
  | { kind: 'correction'; correction: NameCorrection }
  | { kind: 'names'; words: string }
  | { kind: 'sentence'; cue: number };

/** Lets the rows of a transcript open its dialogs, one at a time. */
export function CueDialogsProvider({ transcript, children }: { transcript: Transcript; children: ReactNode }) {
  const [open, setOpen] = useState<OpenDialog>();
  const isTranscribed = transcript.provenance === 'transcribed';
  const dialogs = useMemo(
    (): CueDialogs => ({
      nameSpeaker: isTranscribed ? (speaker) => setOpen({ kind: 'speaker', speaker }) : undefined,
      showCorrection: (correction) => setOpen({ kind: 'correction', correction }),
      correctNames: (words) => setOpen({ kind: 'names', words }),
      showSentence: (cue) => setOpen({ kind: 'sentence', cue }),
    }),
    [isTranscribed],
  );
  const close = () => setOpen(undefined);
  return (
    <>
      <CueDialogsContext value={dialogs}>{children}</CueDialogsContext>
      <Suspense>
        {open?.kind === 'speaker' && (
          <NameSpeakerDialog contentId={transcript.contentId} speaker={open.speaker} onClose={close} />
        )}
        {open?.kind === 'correction' && (
          <CorrectionDialog
            transcript={transcript}
            correction={open.correction}
            onClose={close}
            onEdit={() => dialogs.correctNames(open.correction.to)}
          />
        )}
        {open?.kind === 'names' && <NamesDialog transcript={transcript} words={open.words} onClose={close} />}
        {open?.kind === 'sentence' && <SentenceDialog transcript={transcript} index={open.cue} onClose={close} />}
      </Suspense>
    </>
  );
}
