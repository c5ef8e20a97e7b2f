import styles from './overview.module.css';

/** The length among the facts of the first line, "4 min" in any language. */
const length = /^\p{Nd}+\P{Nd}{1,8}$/u;

/** The overview of a media item in one line, above the lines of its summary: kind, speakers and subject. Its length is in the header. */
export function Overview({ text, language }: { text: string; language: string }) {
  const [first = '', ...others] = text.split('\n');
  const facts = first.split(' · ').filter((fact, index) => index === 0 || !length.test(fact));
  return (
    <p className={styles.overview} lang={language || undefined} dir="auto" data-overview>
      {[...facts, ...others].join(' · ')}
    </p>
  );
}
