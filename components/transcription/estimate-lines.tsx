import type { AppClient } from '../app/app-context.ts';
import { formatBytes } from '../i18n/bytes.ts';
import { formatDollars } from '../i18n/money.ts';
import { uiLanguage } from '../i18n/t.ts';
import { formatDuration } from '../i18n/time.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import styles from './transcription.module.css';

type TranscriptionEstimate = Awaited<ReturnType<AppClient['estimateTranscript']>>;

const size = (bytes: number) => formatBytes(bytes, uiLanguage);

/** The estimate of a transcription: duration, download, destination of the audio, and cost. */
export function EstimateLines({ estimate }: { estimate: TranscriptionEstimate }) {
  const { seconds, soundBytes, sentBytes, host, workSeconds, cost } = estimate;
  const lines = [
    seconds > 0
      ? transcriptionText('estimate.length', { length: formatDuration(seconds, uiLanguage) })
      : transcriptionText('estimate.unknownLength'),
    soundBytes > 0 && transcriptionText('estimate.download', { size: size(soundBytes) }),
    workSeconds !== undefined && transcriptionText('estimate.duration', { time: formatDuration(workSeconds, uiLanguage) }),
    host ? transcriptionText('estimate.sent', { size: size(sentBytes), host }) : transcriptionText('estimate.stays'),
    !host
      ? transcriptionText('estimate.free')
      : cost === undefined
        ? transcriptionText('estimate.unknownCost')
        : transcriptionText('estimate.cost', { money: formatDollars(cost, uiLanguage) }),
  ];
  return (
    <ul className={styles.estimate} aria-label={transcriptionText('estimate.label')} data-estimate>
      {lines.map((line) => line && <li key={line}>{line}</li>)}
    </ul>
  );
}
