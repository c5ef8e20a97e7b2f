import ListVideo from 'lucide-react/icons/list-video';
import { useRef } from 'react';
import type { Content } from '../../lib/records/content.ts';
import { libraryText } from '../i18n/library-text.ts';
import { t } from '../i18n/t.ts';
import { Cover } from '../library/cover.tsx';
import { Notice } from '../ui/notice.tsx';
import row from '../ui/row.module.css';
import { useRoving } from '../ui/use-roving.ts';
import styles from './collection-items.module.css';

/** The items of another user's collection, in the owner's order. */
export function SharedItems({ media, onOpen }: { media: Content[]; onOpen: (contentId: string) => void }) {
  const list = useRef<HTMLOListElement>(null);
  useRoving(list, 'h2 button');
  if (media.length === 0) {
    return (
      <Notice icon={ListVideo} title={libraryText('collection.empty')}>
        {libraryText('shared.empty.body')}
      </Notice>
    );
  }
  return (
    <ol ref={list} className={styles.items}>
      {media.map(({ contentId, title, author, kind, coverUrl, sourceUrl, duration }) => (
        <li key={contentId} className={styles.fixed} data-id={contentId}>
          <Cover kind={kind} coverUrl={coverUrl} sourceUrl={sourceUrl} duration={duration} />
          <div className={styles.text}>
            <h2 dir="auto">
              <button type="button" className={row.whole} onClick={() => onOpen(contentId)}>
                {title || t('media.untitled')}
              </button>
            </h2>
            {author && <p dir="auto">{author}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
