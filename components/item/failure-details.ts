import type { FailureData } from '../../lib/contract/failure.ts';

/** What a report of a fault needs, and nothing about the person: no cookies, no other pages. */
export const failureDetails = (
  failure: FailureData,
  about: { url?: string; contentId?: string; version: string; userAgent: string; at: Date },
): string =>
  JSON.stringify(
    { code: failure.code, message: failure.message, details: failure.details, ...about, at: about.at.toISOString() },
    null,
    2,
  );
