import { useCallback, useMemo, useRef, useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Selects or deselects an item, or selects the range from the item toggled last. */
  toggle(id: string, isRange: boolean): void;
  all(): void;
  clear(): void;
}

/** The selection of a list's items. Items that leave the list leave the selection. */
export function useSelection(list: string[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const latest = useRef(list);
  latest.current = list;

  const ids = useMemo(() => {
    if (selected.size === 0) return selected;
    const listed = new Set(list);
    return new Set([...selected].filter((id) => listed.has(id)));
  }, [selected, list]);
  const toggle = useCallback((id: string, isRange: boolean) => {
    const [from, to] = [last.current === undefined ? -1 : latest.current.indexOf(last.current), latest.current.indexOf(id)];
    last.current = id;
    setSelected((before) => {
      const next = new Set(before);
      if (isRange && from >= 0) {
        for (const one of latest.current.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one);
      } else if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return {
    ids,
    toggle,
    all: useCallback(() => setSelected(new Set(latest.current)), []),
    clear: useCallback(() => setSelected(new Set()), []),
  };
}
