import styles from './skeleton.module.css';

const widths = ['92%', '78%', '85%', '60%', '88%', '72%'];

/** Placeholder lines of loading content. The status is announced by another element. */
export function Skeleton({ lines = widths.length }: { lines?: number }) {
  return (
    <div className={styles.skeleton} aria-hidden>
      {widths.slice(0, lines).map((width) => (
        <div key={width} className={styles.row}>
          <span className={styles.time} />
          <span className={styles.text} style={{ width }} />
        </div>
      ))}
    </div>
  );
}
