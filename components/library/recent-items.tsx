import { useApp } from '../app/app-context.ts';
import { useLive } from '../app/use-live.ts';
import { libraryText } from '../i18n/library-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import { formatDuration } from '../i18n/time.ts';
import styles from './recent-items.module.css';
import { titleOf } from './title-of.ts';

const maxItems = 5;

/** The items of the library that were changed last, for a view without a page; nothing for an empty library. */
export default function RecentItems({ onOpen }: { onOpen: (contentId: string) => void }) {
  const { live } = useApp();
  const items = useLive(async () => {
    const recent = await live.recentlySaved(maxItems);
    return live.items(recent.map(({ contentId }) => contentId));
  });
  if (!items?.length) return null;
  return (
    <section className={styles.recent} aria-labelledby="recent-title">
      <h2 id="recent-title">{libraryText('recent.title')}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.saved.contentId}>
            <button type="button" className={styles.item} onClick={() => onOpen(item.saved.contentId)}>
              <strong dir="auto">{titleOf(item)}</strong>
              <span>
                {[item.content?.author, item.content?.duration && formatDuration(item.content.duration, uiLanguage)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
