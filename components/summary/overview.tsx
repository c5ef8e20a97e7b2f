import styles from './overview.module.css';

/** The overview of a media item in one line, above the lines of its summary: kind, length, speakers and subject. */
export function Overview({ text, language }: { text: string; language: string }) {
  return (
    <p className={styles.overview} lang={language || undefined} dir="auto" data-overview>
      {text.split('\n').join(' · ')}
    </p>
  );
}
