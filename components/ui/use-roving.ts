import { type RefObject, useEffect } from 'react';
import { sidewaysStep } from './sideways-step.ts';

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/**
 * Makes the elements of a list one tab stop (roving tabindex): arrows, j and k, Home and End move the focus inside. Of the menus
 * and the buttons with `data-row-action`, only those of its row are tab stops. Lists have many times, which users of the Tab key want
 * to skip.
 */
export function useRoving(
  list: RefObject<HTMLElement | null>,
  selector: string,
  direction: 'vertical' | 'horizontal' = 'vertical',
) {
  useEffect(() => {
    const root = list.current;
    if (!root) return;
    const items = () => [...root.querySelectorAll<HTMLElement>(selector)];
    const makeStop = (stop: Element | undefined) => {
      for (const item of items()) item.tabIndex = item === stop ? 0 : -1;
      for (const action of root.querySelectorAll<HTMLElement>('[data-row-action], [aria-haspopup]')) {
        const row = action.closest('li');
        // That of a row without items belongs to a list within this one.
        if (row?.querySelector(selector)) action.tabIndex = row.contains(stop ?? null) ? 0 : -1;
      }
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const all = items();
      const at = all.indexOf(event.target as HTMLElement);
      if (at < 0) return;
      const step = direction === 'vertical' ? steps[event.key] : sidewaysStep(event.key, root);
      const next = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step && at + step;
      if (next === undefined) return;
      event.preventDefault();
      all[next]?.focus();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(selector)) makeStop(target);
    };
    // Rows are added and removed while a summary is generated; the list keeps exactly one tab stop.
    const keepStop = () => {
      const all = items();
      const stops = all.filter(({ tabIndex }) => tabIndex === 0);
      makeStop(stops.length === 1 ? stops[0] : all[0]);
    };
    keepStop();
    const observer = new MutationObserver(keepStop);
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('keydown', onKey);
    root.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      root.removeEventListener('keydown', onKey);
      root.removeEventListener('focusin', onFocus);
    };
  }, [list, selector, direction]);
}
