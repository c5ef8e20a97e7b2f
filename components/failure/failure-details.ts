import type { FailureData } from '../../lib/contract/failure.ts';
import type { App } from '../app/app-context.ts';

/** What a report of a fault needs, and nothing about the person: no cookies, no other pages. */
export function detailsOf(
  { code, message, details }: FailureData,
  about: { url?: string; contentId?: string } = {},
  { device: { version }, now }: App,
): string {
  const { userAgent } = navigator;
  return JSON.stringify({ code, message, details, ...about, version, userAgent, at: new Date(now()).toISOString() }, null, 2);
}
