import { Failure } from '../../contract/failure.ts';
import type { importing as operations } from '../../contract/importing.ts';
import type { Operations } from '../../contract/index.ts';
import { notFound } from '../../contract/not-found.ts';
import type { Handlers } from '../../contract/operation.ts';
import type { ImportState } from '../../ports/exchange-store.ts';
import type { Ports } from '../../ports/ports.ts';
import type { CollectionItem } from '../../records/collection.ts';
import { removedItem } from '../../records/removed-item.ts';
import type { FeedRefresher } from '../channels/feed-refresher.ts';
import { minFreeBytes, requireFreeSpace } from '../library/storage.ts';
import { updateIndexes } from '../library/update-indexes.ts';
import { canceledByUser } from '../tasks/canceled-by-user.ts';
import { mergeRules, sanitizeRecord } from './import-rules.ts';
import { workspaceSecret } from './workspace-handlers.ts';

/** Time for which an inactive import blocks another one, where the host can't tell whether its caller still runs. */
const maxIdleMs = 60_000;
/** Bytes that an import needs for each byte of its file: staged, in place, and indexed. */
const storageFactor = 4;
/** Maximum number of missing parts that a refusal names. */
const maxMissingParts = 10;

/** Handlers of imports of library files. Records are staged as they arrive, and moved into the library in one transaction. */
export function importHandlers(
  ports: Ports,
  refresher: Pick<FeedRefresher, 'updateHost'>,
): Pick<Handlers<Operations>, keyof typeof operations> {
  const { store, clock, engine, secrets, disk, meter } = ports;
  const committing = new Map<string, { progress: { done: number; total: number }; abort: AbortController }>();

  const shown = ({ importId, added, refusedChannels = 0 }: ImportState) =>
    added
      ? {
          importId,
          status: 'completed' as const,
          added: addedOf(added),
          ...(refusedChannels > 0 && { refused: { channels: refusedChannels } }),
        }
      : { importId, status: 'open' as const };

  async function known(importId: string): Promise<ImportState> {
    const state = await store.getImport();
    if (state?.importId !== importId) throw notFound('import', importId);
    return state;
  }

  /** The id of the import whose caller still works on it. */
  async function heldImport(): Promise<string | undefined> {
    const state = await store.getImport();
    if (!state || state.added) return undefined;
    const { importId, updatedAt } = state;
    const isHeld = ports.isImportHeld ? await ports.isImportHeld(importId) : clock.now() - updatedAt < maxIdleMs;
    return isHeld ? importId : undefined;
  }

  /** Drops the staged records when the disk is full. */
  async function dropIfFull<Result>(importId: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (Failure.from(error).code === 'storageFull') await store.dropImport(importId);
      throw error;
    }
  }

  return {
    async beginImport({ bytes = 0 }) {
      await requireFreeSpace(disk, minFreeBytes + storageFactor * bytes);
      const isRestore = await isEmpty(ports);
      const now = clock.now();
      const held = await heldImport();
      return shown(
        await store.replaceImport((former) => {
          if (former && !former.added && former.importId === held) {
            throw new Failure('invalid', 'Another import is in progress. Wait for its end, or cancel it.', { file: 'busy' });
          }
          return { importId: crypto.randomUUID(), isRestore, updatedAt: now };
        }),
      );
    },

    async addToImport({ importId, part, records }) {
      const state = await known(importId);
      if (state.added) throw new Failure('notFound', `The import ${importId} has ended.`);
      await dropIfFull(importId, () => requireFreeSpace(disk));
      const hasKey = async (id: string) => id === workspaceSecret || (await secrets.get(id)) !== undefined;
      const removedAt = async ({ collectionId, contentId }: CollectionItem) =>
        (await store.getCollection(collectionId))?.changedAt?.[removedItem(contentId)];
      const received = await engine.readRecords(records);
      const accepted = await Promise.all(received.map((record) => sanitizeRecord(record, { ...state, hasKey, removedAt })));
      await dropIfFull(importId, () => store.stageRecords(importId, { part, records: accepted, at: clock.now() }));
      return shown(state);
    },

    async commitImport({ importId }, { signal }) {
      await known(importId);
      if (committing.has(importId))
        throw new Failure('invalid', `The import ${importId} is being committed. Wait for its end.`, { file: 'busy' });
      const abort = new AbortController();
      const entry = { progress: { done: 0, total: 0 }, abort };
      committing.set(importId, entry);
      try {
        const missing = missingParts(await store.listStagedParts());
        if (missing.length > 0)
          throw new Failure('invalid', `Parts of the import ${importId} are missing. Send ${missing.join(', ')} first.`, {
            missing,
          });
        const maxChannels = await meter.getMaxChannels();
        const ended = await dropIfFull(importId, () =>
          store.commitImport(
            importId,
            { ...mergeRules(clock.now()), maxChannels },
            {
              signal: AbortSignal.any([signal, abort.signal]),
              onProgress: (done, total) => Object.assign(entry.progress, { done, total }),
            },
          ),
        );
        void updateIndexes(ports);
        await refresher.updateHost();
        return shown(ended);
      } finally {
        committing.delete(importId);
      }
    },

    async getImport({ importId }) {
      const running = committing.get(importId);
      // The store answers no call until all records are in place.
      return running ? { importId, status: 'committing', progress: { ...running.progress } } : shown(await known(importId));
    },

    async cancelImport({ importId }) {
      committing.get(importId)?.abort.abort(canceledByUser());
      if (!(await known(importId)).added) await store.dropImport(importId);
      return { success: true };
    },
  };
}

/** Returns the first numbers that are missing before the last of ascending numbers. */
function missingParts(parts: readonly number[]): number[] {
  const missing: number[] = [];
  const staged = new Set(parts);
  for (let part = 0; part < (parts.at(-1) ?? 0) && missing.length < maxMissingParts; part++)
    if (!staged.has(part)) missing.push(part);
  return missing;
}

async function isEmpty({ store }: Ports): Promise<boolean> {
  const page = { sortBy: 'createdAt', sortOrder: 'asc', offset: 0, limit: 1 } as const;
  const [saved, trashed, channels, collections] = await Promise.all([
    store.listSaved(page),
    store.listSaved({ ...page, inBin: true }),
    store.listChannels(),
    store.listCollections({ limit: 1 }),
  ]);
  return saved.total + trashed.total + channels.length + collections.length === 0;
}

const addedOf = ({ saved = 0, note = 0, collection = 0, channel = 0 }: NonNullable<ImportState['added']>) => ({
  videos: saved,
  notes: note,
  collections: collection,
  channels: channel,
});
