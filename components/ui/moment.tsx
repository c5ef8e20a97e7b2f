import { clockTime } from '../i18n/time.ts';
import styles from './moment.module.css';

/** A sentence with its time; a click opens the moment. */
export function Moment({ time, text, onOpen }: { time: number; text: string; onOpen: () => void }) {
  return (
    <button type="button" className={styles.moment} onClick={onOpen}>
      <span className={styles.time}>{clockTime(time)}</span> <span dir="auto">{text}</span>
    </button>
  );
}
