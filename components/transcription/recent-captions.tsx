import { useEffect, useRef } from 'react';
import type { Transcript } from '../../lib/records/transcript.ts';
import { t } from '../i18n/t.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import { subtitlesText } from '../subtitles/subtitles-text.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import styles from './transcription.module.css';

/** Span of the shown captions (seconds). */
const recentSeconds = 600;

/** The captions of the last ten minutes, for late viewers. */
export function RecentCaptions({ transcript: { cues, language } }: { transcript: Transcript }) {
  const end = cues.at(-1)?.endTime ?? 0;
  const recent = cues.filter(({ endTime }) => endTime > end - recentSeconds);
  const textBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    textBox.current?.scrollTo({ top: textBox.current.scrollHeight });
  }, [recent.length]);
  return (
    <div data-recent>
      <div ref={textBox} className={styles.recent} lang={language} dir="auto">
        {recent.length > 0 ? recent.map(({ text }) => text).join(' ') : transcriptionText('recent.empty')}
      </div>
      <CopyButton compact text={() => subtitlesText(recent, true)} label={t('action.copy')} />
    </div>
  );
}
