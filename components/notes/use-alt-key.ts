import { useEffect } from 'react';

/** Calls a function when a key is pressed with Alt. `code` is the physical key: with Alt, many layouts produce another character. */
export function useAltKey(code: string, onPress: (() => void) | undefined): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== code || !event.altKey || event.ctrlKey || event.metaKey || !onPress) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [code, onPress]);
}
