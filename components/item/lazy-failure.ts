import { lazy } from 'react';

/** Faults are rare, so their faces are loaded when one happens. */
export const FailureNotice = lazy(async () => ({ default: (await import('./failure-view.tsx')).FailureNotice }));
export const FailureBanner = lazy(async () => ({ default: (await import('./failure-view.tsx')).FailureBanner }));
