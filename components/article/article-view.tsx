import Markdown from 'react-markdown';
import styles from './article-view.module.css';

/** Where a link of an article may lead. Images are not fetched: an article is words. */
const isSafe = (url: string) => /^https?:\/\//i.test(url);

/** Markdown as React elements; HTML in it stays text. */
export default function ArticleView({ markdown, language }: { markdown: string; language: string }) {
  return (
    <article className={styles.article} lang={language || undefined} dir="auto" data-article>
      <Markdown disallowedElements={['img']} unwrapDisallowed urlTransform={(url) => (isSafe(url) ? url : '')}>
        {markdown}
      </Markdown>
    </article>
  );
}
