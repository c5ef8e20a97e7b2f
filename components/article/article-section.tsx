import BookOpen from 'lucide-react/icons/book-open';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { client } from '../client.ts';
import { t } from '../i18n/t.ts';
import { FailureBanner } from '../item/lazy-failure.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './article-section.module.css';

const ArticleView = lazy(() => import('./article-view.tsx'));

/** The content as an article, made when somebody asks for it. */
export function ArticleSection({ contentId, url, language }: { contentId: string; url: string; language: string }) {
  const [open, setOpen] = useState(false);
  const [article, setArticle] = useState<string>();
  const [failure, setFailure] = useState<FailureData>();

  useEffect(() => {
    if (!open || article !== undefined || failure) return;
    const left = new AbortController();
    client
      .express({ url }, { signal: left.signal })
      .then((result) => setArticle(result.article))
      .catch((error) => !left.signal.aborted && setFailure(Failure.from(error).toJSON()));
    return () => left.abort();
  }, [open, article, failure, url]);

  return (
    <section className={styles.section} aria-label={t('article.label')}>
      <div className={styles.tools}>
        <Button look="plain" icon={BookOpen} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'article.close' : 'article.open')}
        </Button>
        {open && article !== undefined && <CopyButton compact label={t('action.copy')} text={() => article} />}
      </div>
      {open && failure && (
        <FailureBanner
          failure={failure}
          about={{ url, contentId }}
          onRetry={() => setFailure(undefined)}
          onDismiss={() => {
            setFailure(undefined);
            setOpen(false);
          }}
        />
      )}
      {open && !failure && (
        <Suspense fallback={<Skeleton />}>
          {article === undefined ? (
            <>
              <p role="status" className="hidden-text">
                {t('article.working')}
              </p>
              <Skeleton />
            </>
          ) : (
            <ArticleView markdown={article} language={language} />
          )}
        </Suspense>
      )}
    </section>
  );
}
