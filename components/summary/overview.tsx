import styles from './overview.module.css';

/** The overview of a media item in one line, above the lines of its summary: kind, speakers and subject. */
export function Overview({ text, language }: { text: string; language: string }) {
  return (
    <p className={styles.overview} lang={language || undefined} dir="auto" data-overview>
      {withoutLength(text).split('\n').join(' · ')}
    </p>
  );
}

/** Leaves out the second fact of an overview's first line if it is the length, which the header of every view shows. */
const withoutLength = (text: string): string => text.replace(/^([^\n·]*) · [^\n·]*\p{N}[^\n·]*/u, '$1');
