import styles from './overview.module.css';

/** The overview of a media item (kind, length, speakers, subject), above the lines of its summary. */
export function Overview({ text, language }: { text: string; language: string }) {
  return (
    <div className={styles.overview} lang={language || undefined} data-overview>
      {text.split('\n').map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </div>
  );
}
