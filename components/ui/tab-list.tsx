import { List, Trigger } from '@radix-ui/react-tabs';
import type { LucideIcon } from 'lucide-react';
import styles from './tabs.module.css';

export interface Tab {
  value: string;
  label: string;
  /** Shown where space is short, in place of the labels of all tabs but the active one. */
  icon?: LucideIcon;
}

/** The place of the tabs while they are not known. */
export const TabListSkeleton = () => <div className={styles.bar} />;

/** The list of tabs: labels, or where space is short icons, with the label of the active one. `label` names the list. */
export function TabList({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <div className={styles.bar}>
      <List className={styles.list} aria-label={label}>
        {tabs.map(({ value, label: name, icon: Icon }) => (
          <Trigger key={value} value={value} title={Icon && name}>
            {Icon && <Icon size={16} aria-hidden />}
            <span>{name}</span>
          </Trigger>
        ))}
      </List>
    </div>
  );
}
