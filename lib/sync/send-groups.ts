import { Failure, type FailureDetails } from '../contract/failure.ts';
import type { Operations } from '../contract/index.ts';
import type { Client } from '../contract/operation.ts';
import type { OwnGroupKind, SyncGroup } from '../ports/sync-store.ts';
import type { RefusedGroup } from '../records/sync-state.ts';

type Remote = Pick<Client<Operations>, 'writeUnits'>;

/** Groups of which the account has a newer state, and those that it refuses. */
interface UnacceptedGroups {
  stale: SyncGroup<OwnGroupKind>[];
  refused: RefusedGroup[];
}

/** Sends groups. Returns those that the account does not accept. One that is damaged or too large blocks no other. */
export async function sendGroups(
  remote: Remote,
  request: Parameters<Remote['writeUnits']>[0],
  signal: AbortSignal,
): Promise<UnacceptedGroups> {
  try {
    return await remote.writeUnits(request, { signal });
  } catch (error) {
    const { code, details } = Failure.from(error);
    // The account was restored from a backup since it was pulled.
    if (code === 'invalid' && isAboutCursor(details)) return { stale: request.units, refused: [] };
    const isDamaged = code === 'invalid' && isAboutRecords(details);
    if (code !== 'tooLarge' && !isDamaged) throw error;
    if (request.units.length === 1) {
      const size = isDamaged ? {} : { isTooLarge: true as const };
      return { stale: [], refused: request.units.map(({ kind, id }) => ({ kind, id, ...size })) };
    }
  }
  const unaccepted: UnacceptedGroups = { stale: [], refused: [] };
  for (const group of request.units) {
    const { stale, refused } = await sendGroups(remote, { ...request, units: [group] }, signal);
    unaccepted.stale.push(...stale);
    unaccepted.refused.push(...refused);
  }
  return unaccepted;
}

const isAboutCursor = (details: FailureDetails | undefined): boolean =>
  Array.isArray(details) && details.some(({ path }) => path === 'cursor');
/** Returns whether a refusal is about the records that were sent: their number, or one that a library file could not contain either. */
const isAboutRecords = (details: FailureDetails | undefined): boolean =>
  Array.isArray(details) ? details.some(({ path }) => String(path).startsWith('units')) : details?.file !== undefined;
