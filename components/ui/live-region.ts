import { useEffect } from 'react';

/**
 * Returns the live region of the page, whose text screen readers announce when it changes. It outlives the views: the text of a region
 * that is created together with it is missed.
 */
export function liveRegion(): HTMLElement {
  const known = document.querySelector<HTMLElement>('[data-live-region]');
  if (known) return known;
  const region = document.createElement('p');
  region.role = 'status';
  region.className = 'hidden-text';
  region.dataset.liveRegion = '';
  document.body.append(region);
  return region;
}

/** Announces a status when it changes. */
export function useAnnouncement(status = ''): void {
  useEffect(() => {
    const region = liveRegion();
    region.textContent = status;
    return () => {
      region.textContent = '';
    };
  }, [status]);
}
