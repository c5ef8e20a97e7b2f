import { lazy } from 'react';

/** Faults are rare, so their faces are loaded when one happens. */
export const FailureNotice = lazy(async () => ({ default: (await import('./failure-notice.tsx')).FailureNotice }));
export const FailureBanner = lazy(async () => ({ default: (await import('./failure-banner.tsx')).FailureBanner }));
export const GaveWayBanner = lazy(async () => ({ default: (await import('./failure-banner.tsx')).GaveWayBanner }));
