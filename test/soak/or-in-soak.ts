import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether `npm run soak` runs the test; see vitest.soak.config.ts. */
    isSoak?: boolean;
  }
}

/** Returns the small size of a test, or the large one in `npm run soak`. */
export const orInSoak = <Size>(small: Size, large: Size): Size => (inject('isSoak') ? large : small);
