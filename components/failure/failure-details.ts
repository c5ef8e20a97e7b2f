import type { FailureData } from '../../lib/contract/failure.ts';
import type { App } from '../app/app-context.ts';

/** The details of a failure for a bug report, as JSON. They contain no personal data: no cookies, no other pages. */
export function detailsOf(
  { code, message, details }: FailureData,
  about: { url?: string; contentId?: string } = {},
  { device: { version }, now }: App,
): string {
  const { userAgent } = navigator;
  return JSON.stringify({ code, message, details, ...about, version, userAgent, at: new Date(now()).toISOString() }, null, 2);
}
