import { browser } from 'wxt/browser';

const maxCount = 99;

/** Shows the number of new feed items on the toolbar button; removes the badge for 0. */
export function showUnseen(count: number): void {
  const text = count > maxCount ? `${maxCount}+` : count > 0 ? String(count) : '';
  void browser.action.setBadgeText({ text });
  if (!text) return;
  void browser.action.setBadgeBackgroundColor({ color: '#0b625d' });
  void browser.action.setBadgeTextColor({ color: '#ffffff' });
}
