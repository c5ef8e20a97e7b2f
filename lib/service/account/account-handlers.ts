import type { account as operations } from '../../contract/account.ts';
import type { Operations } from '../../contract/index.ts';
import { invalidField } from '../../contract/invalid-field.ts';
import type { Handlers } from '../../contract/operation.ts';
import type { Ports } from '../../ports/ports.ts';
import { isBeyondLastChange } from '../../sync/is-beyond-last-change.ts';
import type { FeedRefresher } from '../channels/feed-refresher.ts';
import { defaultSettings } from '../engine/select-engine.ts';
import { isStorageLow } from '../library/storage.ts';
import { updateIndexes } from '../library/update-indexes.ts';
import { changesCursors } from '../sync/changes-cursor.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { workspaceSecret } from '../transfer/workspace-handlers.ts';

/** Handlers of the account and of the library as a whole. */
export function accountHandlers(
  { store, search, novelty, disk, secrets, meter }: Ports,
  tasks: Pick<Tasks, 'cancelAll'>,
  refresher: Pick<FeedRefresher, 'updateHost'>,
): Pick<Handlers<Operations>, keyof typeof operations> {
  return {
    getAccount: () => meter.getAccount(),

    async getStorage() {
      const { total } = await store.listSaved({ sortBy: 'createdAt', sortOrder: 'asc', offset: 0, limit: 0 });
      const settings = await store.getSettings();
      const { usage, quota } = await disk.estimate();
      return { usage, quota, isLow: isStorageLow({ usage, quota }), videos: total, keepDays: settings?.keepDays ?? null };
    },

    async setRetention({ keepDays }) {
      await store.updateSettings(({ keepDays: _, ...settings } = defaultSettings) => ({
        ...settings,
        ...(keepDays !== null && { keepDays }),
      }));
      return { success: true };
    },

    async listChanges({ cursor, limit, device }) {
      const cursors = await changesCursors(store);
      const after = cursors.decode(cursor);
      const changes = await store.listChanges(after, limit + 1);
      if (changes.length === 0 && (await isBeyondLastChange(store, after)))
        throw invalidField('cursor', 'It is beyond the last change. Start over without one.');
      const page = changes.slice(0, limit);
      return {
        changes: page
          .filter(({ origin }) => device === undefined || origin !== device)
          .map(({ kind, id, deleted }) => ({ kind, id, deleted })),
        nextCursor: cursors.encode(page.at(-1)?.cursor ?? after),
        hasMore: changes.length > limit,
      };
    },

    async forgetEverything({ device }) {
      await tasks.cancelAll();
      for (const { id } of (await store.getSettings())?.providers ?? []) await secrets.set(id, '');
      await secrets.set(workspaceSecret, '');
      await store.forgetEverything({ origin: device });
      await refresher.updateHost();
      await updateIndexes({ search, novelty });
      return { success: true };
    },
  };
}
