import { useState } from 'react';

/** State of the place where one is: the way back, and a reload, bring it back. Of what a browser's history can hold. */
export function useHistoryState<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => (history.state as Record<string, Value> | null)?.[key] ?? initial);
  const store = (next: Value) => {
    history.replaceState({ ...history.state, [key]: next }, '');
    setValue(next);
  };
  return [value, store];
}
