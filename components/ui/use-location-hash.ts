import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The fragment of the page's address without its sign, followed as links and the back button change it. */
export const useLocationHash = (): string => useSyncExternalStore(subscribe, () => location.hash.slice(1));
