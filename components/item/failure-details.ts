import { browser } from 'wxt/browser';
import type { FailureData } from '../../lib/contract/failure.ts';

/** What a report of a fault needs, and nothing about the person: no cookies, no other pages. */
export function detailsOf({ code, message, details }: FailureData, about: { url?: string; contentId?: string } = {}): string {
  const { version } = browser.runtime.getManifest();
  const { userAgent } = navigator;
  return JSON.stringify({ code, message, details, ...about, version, userAgent, at: new Date().toISOString() }, null, 2);
}
