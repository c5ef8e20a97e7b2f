import BookOpen from 'lucide-react/icons/book-open';
import { lazy, Suspense, useState } from 'react';
import { readingText } from '../i18n/reading-text.ts';
import type { Subject } from '../item/item-records.ts';
import type { Item } from '../item/use-item.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Seek } from '../ui/time-button.tsx';
import { useRevealed } from '../ui/use-revealed.ts';
import styles from './article-section.module.css';

const ArticlePanel = lazy(() => import('./article-panel.tsx'));

/** The collapsed section of the article, which is generated when the user opens it. */
export function ArticleSection({ item, subject, seek }: { item: Item; subject: Subject; seek: Seek }) {
  const [open, setOpen] = useState(false);
  const section = useRevealed<HTMLElement>(open);
  return (
    <section ref={section} className={styles.section} aria-label={readingText('article.label')} data-article={open || undefined}>
      <Button variant="plain" icon={BookOpen} aria-expanded={open} onClick={() => setOpen(!open)}>
        {readingText(open ? 'article.close' : 'article.open')}
      </Button>
      {open && (
        <Suspense fallback={<Skeleton />}>
          <ArticlePanel item={item} subject={subject} seek={seek} />
        </Suspense>
      )}
    </section>
  );
}
