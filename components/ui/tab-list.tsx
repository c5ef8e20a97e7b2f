import { List, Trigger } from '@radix-ui/react-tabs';
import type { LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  value: string;
  label: string;
  /** Shown where the labels do not fit into one line, in place of those of all tabs but the active one. */
  icon: LucideIcon;
}

/** The place of the tabs while they are not known. */
export const TabListSkeleton = () => <div className={styles.bar} />;

/** The list of tabs in one line: labels, or where these do not fit icons, with the label of the active one. `label` names the list. */
export function TabList({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const bar = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Other labels need other space.
  useLayoutEffect(() => showIconsOnOverflow(bar.current!, list.current!), [tabs.map((tab) => tab.label).join()]);
  return (
    <div ref={bar} className={styles.bar}>
      <List ref={list} className={styles.list} aria-label={label}>
        {tabs.map(({ value, label: name, icon: Icon }) => (
          <Trigger key={value} value={value} title={name} {...hideRingAfterPointer}>
            <Icon size={16} aria-hidden />
            <span>{name}</span>
          </Trigger>
        ))}
      </List>
    </div>
  );
}

type TabEvent = { currentTarget: HTMLElement };
const showRing = ({ currentTarget }: TabEvent) => currentTarget.removeAttribute('data-pointed');

/** Marks a tab that a pointer has focused, until a key is pressed or it loses the focus: focus by script would draw the ring. */
const hideRingAfterPointer = {
  onPointerDown: ({ currentTarget }: TabEvent) => currentTarget.setAttribute('data-pointed', ''),
  onKeyDown: showRing,
  onBlur: showRing,
};

/** Marks a list of tabs as one of icons while its labels are wider than its bar. Returns the function that ends this. */
function showIconsOnOverflow(bar: HTMLElement, list: HTMLElement): () => void {
  // An observer runs before the page is painted, so that the other state is never seen.
  const observer = new ResizeObserver(() => {
    delete list.dataset.icons;
    if (list.scrollWidth > list.clientWidth) list.dataset.icons = '';
  });
  observer.observe(bar);
  return () => observer.disconnect();
}
