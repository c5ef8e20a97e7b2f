import type { RefObject } from 'react';
import { usePageKey } from './use-page-key.ts';

/** Focuses a search field when "/" is pressed outside of fields. */
export function useSearchKey(input: RefObject<HTMLInputElement | null>): void {
  usePageKey('/', () => {
    input.current?.focus();
    input.current?.select();
  });
}
