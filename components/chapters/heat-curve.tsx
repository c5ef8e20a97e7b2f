import { type CSSProperties, useRef } from 'react';
import { readingText } from '../i18n/reading-text.ts';
import { clockTime } from '../i18n/time.ts';
import { useRoving } from '../ui/use-roving.ts';
import styles from './heat-curve.module.css';
import type { Replays } from './replayed.ts';

/** A curve of the replays of each part, above the timeline. Its peaks are buttons. */
export function HeatCurve({ replays: { outline, peaks }, onSeek }: { replays: Replays; onSeek: (time: number) => void }) {
  const curve = useRef<HTMLElement>(null);
  useRoving(curve, 'button', 'horizontal');
  return (
    <section ref={curve} className={styles.heat} aria-label={readingText('replayed.label')} data-heat>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path className={styles.area} d={`${outline}V100H0Z`} />
        <path className={styles.outline} d={outline} />
      </svg>
      {peaks.map(({ startTime, value, position }) => {
        const label = readingText('replayed.peak', { time: clockTime(startTime) });
        return (
          <button
            key={startTime}
            type="button"
            className={styles.peak}
            style={{ '--place': position, '--value': value } as CSSProperties}
            data-seek={startTime}
            aria-label={label}
            title={label}
            onClick={() => onSeek(startTime)}
          />
        );
      })}
    </section>
  );
}

/** The legend of the marked peaks. */
export const HeatLegend = () => (
  <span className={styles.legend} aria-hidden>
    {readingText('replayed.legend')}
  </span>
);
