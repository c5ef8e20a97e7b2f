import { Failure } from '../contract/failure.ts';
import type { Operations } from '../contract/index.ts';
import type { Client } from '../contract/operation.ts';
import type { ChangeStore } from '../ports/change-store.ts';
import type { Engine } from '../ports/engine.ts';
import type { LibraryRecord } from '../ports/library-records.ts';
import type { LibraryStore } from '../ports/library-store.ts';
import type { OwnGroupKind, SyncGroup, SyncStore } from '../ports/sync-store.ts';
import type { Change } from '../records/change.ts';
import type { SyncState } from '../records/sync-state.ts';
import { itemOfText } from './item-texts.ts';
import { mergeReceived } from './merge-received.ts';
import { readRemoteGroups } from './read-remote-groups.ts';
import { sendGroups } from './send-groups.ts';

/** The methods of this device's store that synchronization uses. */
export type LocalLibrary = SyncStore & Pick<ChangeStore, 'listChanges'> & Pick<LibraryStore, 'forgetEverything'>;
/** The operations of the server that synchronization calls for the library of the account. */
export type RemoteLibrary = Pick<Client<Operations>, 'listChanges' | 'readUnits' | 'writeUnits' | 'forgetEverything'>;

/**
 * The first state of a device with an account, or the one with which it starts over. Earlier local deletions do not concern the
 * account, and groups shared with another account are dropped.
 */
export async function newSyncState(local: LocalLibrary, account: string): Promise<SyncState> {
  const origin = crypto.randomUUID();
  const changes = await local.listChanges(0, 1e9);
  for (const { kind, id } of changes) {
    if (kind === 'shared') await local.writeGroup({ kind, id }, [], () => ({ records: [], origin }));
  }
  const [first] = changes;
  return { account, origin, pushed: first?.kind === 'everything' ? first.cursor : 0 };
}

/** Everything that one synchronization needs: both libraries, the stored state, and the signal that aborts it. */
export interface Synchronization {
  local: LocalLibrary;
  remote: RemoteLibrary;
  /** Validates received records. */
  engine: Pick<Engine, 'readRecords'>;
  getState(): Promise<SyncState>;
  putState(state: SyncState): Promise<void>;
  signal: AbortSignal;
}

/** One run of a synchronization, under a name by which the account leaves out the changes that this run made. */
interface Run extends Synchronization {
  device: string;
}

/** Maximum number of groups in one request. */
const groupsPerRequest = 20;
/** Maximum characters of records in one request, unless a single group has more. */
const maxCharacters = 2_000_000;
/** Rounds after which a device that is overtaken by others gives up until later. */
const maxRounds = 10;

/**
 * Synchronizes the library of this device with the account’s. An interrupted synchronization continues with the next call;
 * repeating it is harmless. Changes of one side are taken over; concurrent changes are merged on this device without losing
 * text. Returns whether remote changes arrived.
 */
export async function synchronize(sync: Synchronization): Promise<boolean> {
  // A stored name would be copied with the database, and would hide what was sent before the database was restored.
  const run = { ...sync, device: crypto.randomUUID() };
  let hasRemoteChanges = false;
  for (let round = 0; round < maxRounds; round++) {
    await pushDeletion(run);
    if (round === 0) hasRemoteChanges = await readAgain(run);
    hasRemoteChanges = (await pull(run)) || hasRemoteChanges;
    const hasResent = round === 0 && (await sendRefused(run));
    // What was sent has to be passed by the cursor under the name of this run.
    if (!(await push(run)) && !hasResent) return hasRemoteChanges;
  }
  throw new Failure('timeout', `The account changed during each of ${maxRounds} rounds of synchronization; it continues later.`);
}

/**
 * Deletes everything in the account after it was deleted on this device. The account is read from the same cursor until that is
 * recorded: if it was emptied since then, an interrupted attempt did so, and another one would delete what was written later.
 */
async function pushDeletion({ local, remote, device, getState, putState, signal }: Run): Promise<void> {
  const { refused: _, unread: __, ...state } = await getState();
  const deletion = await pendingDeletion(local, state);
  if (!deletion) return;
  let { pulled } = state;
  let page = pulled === undefined ? undefined : await listChanges(remote, { cursor: pulled, limit: 1 }, signal);
  if (!page) {
    // What the account has so far does not concern this device any more.
    pulled = await lastCursor(remote, signal);
    await putState({ ...state, pulled });
  }
  if (!page?.changes.some(isOfEverything)) {
    await remote.forgetEverything({ confirm: true, device }, { signal });
    page = await remote.listChanges({ cursor: pulled, limit: 1 }, { signal });
  }
  // Pulled later, the deletion would delete what was written on this device since then.
  await putState({ ...state, pulled: page.nextCursor, pushed: deletion.cursor });
}

/** Returns the local deletion of everything that the account does not have yet. It is the first change, as it deletes the log. */
async function pendingDeletion(local: LocalLibrary, state: SyncState): Promise<Change | undefined> {
  const [first] = await local.listChanges(state.pushed, 1);
  return first && isOfEverything(first) && !isReceived(state, first) ? first : undefined;
}

/** Whether a local change was received from the account since the device started with it. */
const isReceived = (state: SyncState, change: Change) => change.origin === originOf(state);
const originOf = ({ account, origin = account }: SyncState) => origin;

const isOfEverything = ({ kind }: Pick<Change, 'kind'>) => kind === 'everything';

/** Lists changes of the account; undefined if it does not know the cursor, because it was restored from a backup. */
const listChanges = (
  remote: RemoteLibrary,
  request: Parameters<RemoteLibrary['listChanges']>[0],
  signal: AbortSignal,
): Promise<Awaited<ReturnType<RemoteLibrary['listChanges']>> | undefined> =>
  remote.listChanges(request, { signal }).catch((error: unknown) => {
    if (request.cursor === undefined || Failure.from(error).code !== 'invalid') throw error;
    return undefined;
  });

/** Returns the cursor after all changes of the account. */
async function lastCursor(remote: RemoteLibrary, signal: AbortSignal): Promise<string> {
  for (let cursor: string | undefined; ; ) {
    const { nextCursor, hasMore } = await remote.listChanges({ cursor, limit: 1000 }, { signal });
    if (!hasMore) return nextCursor;
    cursor = nextCursor;
  }
}

/**
 * Pulls remote changes, until everything is deleted on this device. Returns whether there were any. Where the account
 * no longer knows this device's cursor, because it was restored from a backup, the device starts over.
 */
async function pull(run: Run): Promise<boolean> {
  const { local, remote, device, getState, putState, signal } = run;
  let hasRemoteChanges = false;
  for (;;) {
    const state = await getState();
    if (await pendingDeletion(local, state)) return hasRemoteChanges;
    const { pulled: cursor } = state;
    const page = await listChanges(remote, { cursor, device, limit: groupsPerRequest }, signal);
    if (!page) {
      await putState(await newSyncState(local, state.account));
      continue;
    }
    const { changes, nextCursor, hasMore } = page;
    signal.throwIfAborted();
    // A deletion before the first synchronization does not concern this device.
    if (cursor !== undefined && changes.some(isOfEverything)) {
      // Recorded by itself: repeated with its page, it would delete what was written on this device meanwhile.
      const { nextCursor: pulled } = await remote.listChanges({ cursor, device, limit: 1 }, { signal });
      signal.throwIfAborted();
      await local.forgetEverything({ origin: originOf(state), keepsSettings: true });
      await putState({ ...state, pulled, refused: [], unread: [] });
      hasRemoteChanges = true;
      continue;
    }
    const changed = changes.filter((change) => !isOfEverything(change)).map(({ kind, id }) => ({ kind, id }) as SyncGroup);
    const unread = await receive(run, state, changed);
    hasRemoteChanges ||= changes.length > 0;
    await putState({ ...state, pulled: nextCursor, ...unread });
    if (!hasMore) return hasRemoteChanges;
  }
}

/** Reads groups again that were damaged or from a newer version, as either may have changed. Returns whether it could read any. */
async function readAgain(run: Run): Promise<boolean> {
  const state = await run.getState();
  const { unread: former = [] } = state;
  if (former.length === 0) return false;
  const { unread } = await receive(run, state, former.slice(0, groupsPerRequest));
  await run.putState({ ...state, unread });
  return unread.length < former.length;
}

/**
 * Stores groups as the account has them, merged with what this device has changed since it sent its changes. Returns all groups
 * that this device can't read; their place in the account stays theirs until it can.
 */
async function receive(run: Run, state: SyncState, changed: SyncGroup[]): Promise<Required<Pick<SyncState, 'unread'>>> {
  const { local, remote, engine, signal } = run;
  const { refused = [], unread: former = [] } = state;
  let unread = former.filter((group) => !includes(changed)(group));
  const isUnsentGroup = includes([...refused, ...former]);
  const isUnsent = (change: Change, group: SyncGroup | Change = change) =>
    (change.cursor > state.pushed || isUnsentGroup(group)) && !isReceived(state, change);
  for await (const { records, ...group } of readRemoteGroups(remote, changed, signal)) {
    const received = await engine.readRecords(records).catch((error: unknown) => {
      if (Failure.from(error).code !== 'invalid') throw error;
    });
    signal.throwIfAborted();
    if (!received) {
      unread.push(group);
      continue;
    }
    let isRestored = false;
    await local.writeGroup(group, received, (stored) => {
      const { change } = stored;
      isRestored = received.length > 0 && change?.kind === group.kind && change.deleted && isUnsent(change);
      return mergeReceived({ group, received, origin: originOf(state), isUnsent }, stored);
    });
    // The item was deleted on this device, and another one wrote this about it before.
    const item = isRestored ? itemOfText(group) : undefined;
    if (item && !includes(changed)(item)) ({ unread } = await receive(run, { ...state, unread }, [item]));
  }
  return { unread };
}

/**
 * Sends again what the account had no place for, until it refuses again: the plan may have changed, or channels were left. Returns
 * whether it accepted any.
 */
async function sendRefused({ local, remote, device, getState, putState, signal }: Run): Promise<boolean> {
  for (let hasSent = false; ; hasSent = true) {
    const { refused = [], ...state } = await getState();
    const isUnread = includes(state.unread ?? []);
    const next = refused.filter((group) => !group.isTooLarge && !isUnread(group)).slice(0, groupsPerRequest);
    if (next.length === 0) return hasSent;
    const { groups } = await readGroups(local, next);
    const { stale, refused: again } = await sendGroups(remote, { device, cursor: state.pulled, units: groups }, signal);
    // Those that are refused again are sent after the others the next time.
    const left = [...refused.filter((group) => includes(stale)(group) || !includes(groups)(group)), ...again];
    await putState({ ...state, ...(left.length > 0 && { refused: left }) });
    const leftCount = stale.length + again.length;
    if (leftCount > 0) return hasSent || leftCount < groups.length;
  }
}

/** Pushes local changes, until the account has a newer state of one. Returns whether it has to be pulled again: any were sent. */
async function push({ local, remote, device, getState, putState, signal }: Run): Promise<boolean> {
  for (let hasSent = false; ; ) {
    const state = await getState();
    const changes = await local.listChanges(state.pushed, groupsPerRequest);
    if (changes.length === 0) return hasSent;
    // A group that this device can't read would be overwritten.
    const isUnread = includes(state.unread ?? []);
    const own = changes.filter((change) => change.kind !== 'shared' && !isReceived(state, change) && !isUnread(change));
    // Everything was deleted on this device meanwhile.
    if (own.some(isOfEverything)) return true;
    const { groups, last } = await readGroups(local, own);
    const sent = last ?? changes.at(-1)!;
    let { refused = [] } = state;
    if (groups.length > 0) {
      const answer = await sendGroups(remote, { device, cursor: state.pulled, units: groups }, signal);
      hasSent = true;
      const isSent = includes(groups);
      refused = [...refused.filter((group) => !isSent(group)), ...answer.refused];
      if (answer.stale.length > 0) {
        await putState({ ...state, pushed: own.find(includes(answer.stale))!.cursor - 1, refused });
        return true;
      }
    }
    await putState({ ...state, pushed: sent.cursor, refused });
  }
}

/** Returns a function that finds out whether a group, or the change of one, is among some groups. */
const includes =
  (groups: Pick<Change, 'kind' | 'id'>[]) =>
  (group: Pick<Change, 'kind' | 'id'>): boolean =>
    groups.some(({ kind, id }) => kind === group.kind && id === group.id);

type GroupWithRecords = SyncGroup<OwnGroupKind> & { records: LibraryRecord[] };

/** Reads as many groups as fit into one request; `last` is the last one if others are left. */
async function readGroups<Changed extends Pick<Change, 'kind' | 'id'>>(
  local: LocalLibrary,
  changes: Changed[],
): Promise<{ groups: GroupWithRecords[]; last?: Changed }> {
  const groups: GroupWithRecords[] = [];
  let characters = 0;
  let last: Changed | undefined;
  for (const change of changes) {
    const group = { kind: change.kind as OwnGroupKind, id: change.id };
    const records = await local.readGroup(group);
    characters += JSON.stringify(records).length;
    if (groups.length > 0 && characters > maxCharacters) return { groups, last };
    groups.push({ ...group, records });
    last = change;
  }
  return { groups };
}
