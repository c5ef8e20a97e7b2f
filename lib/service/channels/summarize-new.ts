import type { Ports } from '../../ports/ports.ts';
import type { TaskOptions } from '../../records/task-options.ts';
import { optionsOf } from '../tasks/task-handlers.ts';
import type { Tasks } from '../tasks/tasks.ts';

/** Queues automatic summaries of new items. A host that is killed halfway queues them again, and finds the stored ones. */
export async function summarizeNew({ store }: Pick<Ports, 'store'>, tasks: Pick<Tasks, 'startBatch'>): Promise<void> {
  const items = await store.listPendingSummaries();
  if (items.length === 0) return;
  await tasks.startBatch(
    items.map(({ sourceUrl }) => sourceUrl),
    await automaticOptions(store),
  );
  await store.clearPendingSummaries(items);
}

/** The options of automatic summaries, which may cost money only under a spending cap. */
async function automaticOptions(store: Ports['store']): Promise<TaskOptions> {
  const { providers = [], spendingCap } = (await store.getSettings()) ?? {};
  return optionsOf(providers.length > 0 && spendingCap === undefined ? { model: 'offline' } : {});
}
