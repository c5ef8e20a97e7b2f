import { type ReactNode, useState } from 'react';
import type { Transcript } from '../../lib/records/transcript.ts';
import { useApp } from '../app/app-context.ts';
import { useFailureBanner } from '../failure/use-failure-banner.tsx';
import { transcriptionText } from '../i18n/transcription-text.ts';
import { Button } from '../ui/button.tsx';
import { RecentCaptions } from './recent-captions.tsx';
import styles from './transcription.module.css';

/** The actions on a growing transcript, beside those of `children`. */
export function PartialTranscript({
  url,
  transcript,
  children,
}: {
  url: string;
  /** Undefined before the first cue. */
  transcript: Transcript | undefined;
  children: ReactNode;
}) {
  const { client } = useApp();
  const { attempt, banner } = useFailureBanner();
  const [showsRecent, setShowsRecent] = useState(false);
  return (
    <>
      <div className={`${styles.tools} ${styles.quiet}`}>
        {children}
        {transcript && (
          <>
            <Button variant="quiet" onClick={() => attempt(() => client.createSummaryTask({ url }))}>
              {transcriptionText('progress.soFar')}
            </Button>
            <Button variant="quiet" aria-expanded={showsRecent} onClick={() => setShowsRecent(!showsRecent)}>
              {transcriptionText('progress.recent')}
            </Button>
          </>
        )}
      </div>
      {banner}
      {showsRecent && transcript && <RecentCaptions transcript={transcript} />}
    </>
  );
}
