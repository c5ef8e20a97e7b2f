import { lazy } from 'react';

/** The views of a failure, loaded when one happens: the catalog of failures is larger than the popup's own texts. */
export const FailureNotice = lazy(async () => ({ default: (await import('./failure-notice.tsx')).FailureNotice }));
export const FailureBanner = lazy(async () => ({ default: (await import('./failure-banner.tsx')).FailureBanner }));
export const FallbackBanner = lazy(async () => ({ default: (await import('./failure-banner.tsx')).FallbackBanner }));
