import { browser } from 'wxt/browser';

/** Returns the address of the side panel's page in a tab, with a route's parameters (components/places/route.ts). */
export const panelAddress = (params: Record<string, string>): string =>
  `${browser.runtime.getURL('/sidepanel.html')}?${new URLSearchParams(params)}`;
