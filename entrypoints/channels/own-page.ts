import { browser } from 'wxt/browser';

/** Only the extension's own pages may call the worker: a content script shares its process with the page. */
export const isOwnPage = ({ sender }: { sender?: { url?: string } }): boolean =>
  sender?.url?.startsWith(browser.runtime.getURL('/')) ?? false;
