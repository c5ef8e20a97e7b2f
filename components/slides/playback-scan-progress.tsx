import { slidesText } from '../i18n/slides-text.ts';
import { clockTime } from '../i18n/time.ts';
import { Button } from '../ui/button.tsx';
import styles from './slides.module.css';

/** The progress of a scan during playback, with a stop button. */
export function PlaybackScanProgress({ seconds, count, onStop }: { seconds: number; count: number; onStop: () => void }) {
  return (
    <section className={styles.scan} data-scan="playback" aria-label={slidesText('playback.title')}>
      <p className={styles.status}>{slidesText('playback.progress', { time: clockTime(seconds), count })}</p>
      <p className={styles.status}>{slidesText('playback.hint')}</p>
      <p className={styles.tools}>
        <Button variant="quiet" onClick={onStop}>
          {slidesText('playback.stop')}
        </Button>
      </p>
    </section>
  );
}
