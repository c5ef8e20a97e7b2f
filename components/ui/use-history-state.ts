import { useState } from 'react';

/** State that is stored in the browser history, so that back and reload restore it. Values must be cloneable. */
export function useHistoryState<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => (history.state as Record<string, Value> | null)?.[key] ?? initial);
  const store = (next: Value) => {
    history.replaceState({ ...history.state, [key]: next }, '');
    setValue(next);
  };
  return [value, store];
}
