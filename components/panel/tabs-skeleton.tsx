import { Skeleton } from '../ui/skeleton.tsx';
import { TabListSkeleton } from '../ui/tab-list.tsx';
import styles from './item-tabs.module.css';

/** The place of the tabs and of the content of the first one, while an item is loading. */
export const TabsSkeleton = () => (
  <div className={styles.columns}>
    <div className={styles.tabs}>
      <TabListSkeleton />
      <div className={styles.toolbar} />
      <Skeleton />
    </div>
  </div>
);
