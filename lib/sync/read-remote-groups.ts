import { Failure } from '../contract/failure.ts';
import type { Operations } from '../contract/index.ts';
import type { Client } from '../contract/operation.ts';
import type { SyncGroup } from '../ports/sync-store.ts';

type Remote = Pick<Client<Operations>, 'readUnits'>;
type Answer = Awaited<ReturnType<Remote['readUnits']>>;

/** Reads groups of the account, in parts where they are too large for one answer. */
export async function* readRemoteGroups(
  remote: Remote,
  groups: readonly SyncGroup[],
  signal: AbortSignal,
): AsyncGenerator<Answer['units'][number]> {
  if (groups.length === 0) return;
  let answer: Answer;
  try {
    answer = await remote.readUnits({ units: [...groups] }, { signal });
  } catch (error) {
    if (Failure.from(error).code !== 'tooLarge' || groups.length === 1) throw error;
    const half = Math.ceil(groups.length / 2);
    yield* readRemoteGroups(remote, groups.slice(0, half), signal);
    yield* readRemoteGroups(remote, groups.slice(half), signal);
    return;
  }
  yield* answer.units;
}
