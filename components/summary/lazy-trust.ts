import { lazy } from 'react';

/** Stands below everything else, so it may come last. */
export const TrustLine = lazy(() => import('./trust-line.tsx'));
