import { browser } from 'wxt/browser';

/**
 * Whether a port was opened by a page of this extension. Content scripts share their process with a web page, and other extensions
 * have another id.
 */
export const isOwnPage = ({ sender }: { sender?: { id?: string; url?: string } }): boolean =>
  sender?.id === browser.runtime.id && (sender?.url?.startsWith(browser.runtime.getURL('/')) ?? false);
