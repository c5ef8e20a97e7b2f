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
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const latest = useRef(list);
  latest.current = list;

  const ids = useMemo(() => {
    if (chosen.size === 0) return chosen;
    const here = new Set(list);
    return new Set([...chosen].filter((id) => here.has(id)));
  }, [chosen, list]);
  const toggle = useCallback((id: string, isRange: boolean) => {
    const [from, to] = [last.current === undefined ? -1 : latest.current.indexOf(last.current), latest.current.indexOf(id)];
    last.current = id;
    setChosen((before) => {
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
    all: useCallback(() => setChosen(new Set(latest.current)), []),
    clear: useCallback(() => setChosen(new Set()), []),
  };
}
