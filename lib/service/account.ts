import type { account as rows } from '../contract/account.ts';
import type { Operations } from '../contract/index.ts';
import type { Handlers } from '../contract/operation.ts';
import type { Ports } from '../ports.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { defaultSettings } from './engine-choice.ts';
import type { Refresh } from './refresh.ts';
import { isLow } from './storage.ts';
import type { Tasks } from './tasks.ts';
import { workspaceSecret } from './workspace.ts';

const list = 'changes';

/** The account of the extension alone, which nothing meters, and what belongs to all of the library. */
export function accountHandlers(
  { store, search, disk, secrets }: Ports,
  tasks: Pick<Tasks, 'cancel'>,
  refresh: Pick<Refresh, 'settle'>,
): Pick<Handlers<Operations>, keyof typeof rows> {
  return {
    getAccount: async () => ({
      userId: 'local',
      email: '',
      plan: { tier: 'lifetime', isPaidMember: true, expiresAt: '9999-12-31T23:59:59Z' },
      remainingMinutes: Number.MAX_SAFE_INTEGER,
      isUnmetered: true,
    }),

    async getStorage() {
      const { total } = await store.listSaved({ sortBy: 'createdAt', sortOrder: 'asc', offset: 0, limit: 0 });
      const settings = await store.getSettings();
      const { usage, quota } = await disk.estimate();
      return { usage, quota, isLow: await isLow(disk), videos: total, keepDays: settings?.keepDays ?? null };
    },

    async setRetention({ keepDays }) {
      const { keepDays: _, ...settings } = (await store.getSettings()) ?? defaultSettings;
      await store.putSettings({ ...settings, ...(keepDays !== null && { keepDays }) });
      return { success: true };
    },

    async listChanges({ cursor, limit }) {
      const [after] = decodeCursor(list, cursor, [0]) ?? [0];
      const changes = await store.listChanges(after, limit + 1);
      const page = changes.slice(0, limit);
      return {
        changes: page.map(({ kind, id, deleted }) => ({ kind, id, deleted })),
        nextCursor: encodeCursor(list, [page.at(-1)?.cursor ?? after]),
        hasMore: changes.length > limit,
      };
    },

    async forgetEverything() {
      for (const { taskId } of await store.pendingTasks()) await tasks.cancel(taskId);
      for (const { id } of (await store.getSettings())?.providers ?? []) await secrets.set(id, '');
      await secrets.set(workspaceSecret, '');
      await store.forgetEverything();
      await refresh.settle();
      await search.catchUp().catch(() => undefined);
      return { success: true };
    },
  };
}
