import { browser } from 'wxt/browser';

/** Returns a text of the catalog manifest.json (locales) in the browser's language. WXT knows the names of messages only from files. */
export const manifestMessage = (name: string): string => browser.i18n.getMessage(name as '@@ui_locale');
