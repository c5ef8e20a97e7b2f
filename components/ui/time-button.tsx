import { t } from '../i18n/t.ts';
import { clockTime } from '../i18n/time.ts';
import styles from './time-button.module.css';

/** The target of times: the playback, or the transcript where nothing plays. */
export interface Seek {
  to(time: number): void;
  plays: boolean;
}

/** A button for a time. */
export function TimeButton({ time, seek, tabIndex }: { time: number; seek: Seek; tabIndex?: number }) {
  const clock = clockTime(time);
  return (
    <button
      type="button"
      className={styles.time}
      data-seek={time}
      tabIndex={tabIndex}
      aria-label={t(seek.plays ? 'seek' : 'seek.transcript', { time: clock })}
      onClick={() => seek.to(time)}
    >
      {clock}
    </button>
  );
}
