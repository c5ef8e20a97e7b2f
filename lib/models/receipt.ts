import type { Receipt } from '../records.ts';
import type { Session } from './session.ts';

/** What a run took, and what came of it. */
export const receiptOf = (
  { choice, ledger }: Session,
  { dropped, offlineChapters = 0 }: { dropped: number; offlineChapters?: number },
): Receipt => ({ provider: choice.kind, model: choice.model, ...ledger.total(), dropped, offlineChapters });
