import type { LucideIcon } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import styles from './menu.module.css';
import { useRoving } from './use-roving.ts';

export interface MenuItem {
  icon: LucideIcon;
  label: string;
  onSelect: () => void;
}

/** A button that opens a menu of actions. */
export function Menu({
  icon,
  label,
  items,
  disabled,
  tabIndex,
}: {
  icon: LucideIcon;
  label: string;
  items: MenuItem[];
  disabled?: boolean;
  tabIndex?: number;
}) {
  const [at, setAt] = useState<DOMRect>();
  // A stable callback: another one would reopen the menu.
  const close = useCallback(() => setAt(undefined), []);
  return (
    <>
      <IconButton
        icon={icon}
        label={label}
        disabled={disabled}
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={at !== undefined}
        onClick={({ currentTarget }) => setAt(at ? undefined : currentTarget.getBoundingClientRect())}
      />
      {at && <MenuList label={label} items={items} at={at} onClose={close} />}
    </>
  );
}

function MenuList({ label, items, at, onClose }: { label: string; items: MenuItem[]; at: DOMRect; onClose: () => void }) {
  const list = useRef<HTMLDivElement>(null);
  useRoving(list, '[role="menuitem"]');
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    element.showPopover();
    const { height, width } = element.getBoundingClientRect();
    const isBelow = at.bottom + height < innerHeight;
    element.style.top = `${isBelow ? at.bottom : Math.max(0, at.top - height)}px`;
    const left = getComputedStyle(element).direction === 'rtl' ? Math.min(at.left, innerWidth - width) : at.right - width;
    element.style.left = `${Math.max(0, left)}px`;
    element.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') onClose();
    };
    element.addEventListener('toggle', onToggle);
    // Its place is that of the button when it opened.
    addEventListener('resize', onClose);
    return () => {
      element.removeEventListener('toggle', onToggle);
      removeEventListener('resize', onClose);
    };
  }, [at, onClose]);
  return (
    <div ref={list} popover="auto" role="menu" aria-label={label} className={styles.menu}>
      {items.map(({ icon: Icon, label, onSelect }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            list.current?.hidePopover();
            onSelect();
          }}
        >
          <Icon size={16} aria-hidden />
          {label}
        </button>
      ))}
    </div>
  );
}
