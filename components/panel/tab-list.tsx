import { List, Trigger } from '@radix-ui/react-tabs';
import type { LucideIcon } from 'lucide-react';
import type { MessageKey } from '../i18n/t.ts';
import { t } from '../i18n/t.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './item-tabs.module.css';

export interface Tab {
  value: string;
  label: MessageKey;
  icon: LucideIcon;
}

/** The place of the tabs and of the content of the first one, while an item is loading. */
export function TabsSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.tabs}>
        <div className={styles.bar} />
        <div className={styles.toolbar} />
        <Skeleton />
      </div>
    </div>
  );
}

/** The list of tabs: labels, or where space is short icons, with the label of the active one. */
export function TabList({ tabs }: { tabs: Tab[] }) {
  return (
    <div className={styles.bar}>
      <List className={styles.list} aria-label={t('tabs.label')}>
        {tabs.map(({ value, label, icon: Icon }) => (
          <Trigger key={value} value={value} title={t(label)}>
            <Icon size={16} aria-hidden />
            <span>{t(label)}</span>
          </Trigger>
        ))}
      </List>
    </div>
  );
}
