import type { Cue } from '../../lib/contract/cue.ts';
import type { Promotion } from '../../lib/records/summary.ts';
import { writingText } from '../i18n/writing-text.ts';
import { type Seek, TimeButton } from '../ui/time-button.tsx';
import styles from './promotions.module.css';

/** The parts of a media item that advertise, by kind and time. */
export default function Promotions({
  promotions,
  cues,
  seek,
}: {
  promotions: readonly Promotion[];
  cues: readonly Cue[];
  seek: Seek;
}) {
  const shown = promotions.filter(({ from }) => cues[from]);
  if (shown.length === 0) return null;
  return (
    <p className={styles.promotions} data-promotions>
      {writingText('promotions.label')}{' '}
      {shown.map(({ kind, from }) => (
        <span key={from}>
          {writingText('promotions.kind', { kind })} <TimeButton time={cues[from]!.startTime} seek={seek} />{' '}
        </span>
      ))}
    </p>
  );
}
