import Layers from 'lucide-react/icons/layers';
import { useState } from 'react';
import { useApp } from '../app/app-context.ts';
import { useResult } from '../app/use-result.ts';
import { FailureNotice } from '../failure/failure-views.ts';
import { libraryText } from '../i18n/library-text.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import row from '../ui/row.module.css';
import { useRevealed } from '../ui/use-revealed.ts';
import styles from './related-items.module.css';

const maxItems = 5;

/**
 * The collapsed section of the items that are related to an item. The comparison starts when the user opens it, because it takes
 * seconds.
 */
export default function RelatedItems({ contentId }: { contentId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const section = useRevealed<HTMLElement>(isOpen);
  return (
    <section ref={section} className={styles.section} aria-label={libraryText('related')}>
      <Button variant="plain" icon={Layers} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {libraryText('related')}
      </Button>
      {isOpen && <Items contentId={contentId} />}
    </section>
  );
}

function Items({ contentId }: { contentId: string }) {
  const { navigation } = useApp();
  const { result, failure } = useResult(
    (client, options) => client.findRelated({ contentId, limit: maxItems }, options),
    [contentId],
  );
  const items = result?.items;
  if (failure) return <FailureNotice failure={failure} />;
  if (!items || items.length === 0)
    return (
      <p role="status" className={styles.status}>
        {libraryText(items ? 'related.none' : 'related.running')}
      </p>
    );
  return (
    <ul className={styles.list}>
      {items.map(({ contentId: id, title, isDuplicate }) => (
        <li key={id} data-related={id}>
          <button type="button" className={row.title} onClick={() => navigation.openReader(id)}>
            <bdi>{title || t('media.untitled')}</bdi>
          </button>
          {isDuplicate && <span className={styles.duplicate}>{libraryText('related.duplicate')}</span>}
        </li>
      ))}
    </ul>
  );
}
