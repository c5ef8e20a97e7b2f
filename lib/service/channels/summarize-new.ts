import type { Ports } from '../../ports/ports.ts';
import type { TaskOptions } from '../../records/records.ts';
import { optionsOf } from '../handlers/task-handlers.ts';
import type { Tasks } from '../tasks/tasks.ts';

/** Queues the summaries that nobody has to ask for. A host that is killed half-way queues them again, and finds those there are. */
export async function summarizeNew({ store }: Pick<Ports, 'store'>, tasks: Pick<Tasks, 'startBatch'>): Promise<void> {
  const items = await store.listPendingSummaries();
  if (items.length === 0) return;
  await tasks.startBatch(
    items.map(({ sourceUrl }) => sourceUrl),
    await automaticOptions(store),
  );
  await store.clearPendingSummaries(items);
}

/** What nobody has asked for may cost something only where there is a limit to it. */
async function automaticOptions(store: Ports['store']): Promise<TaskOptions> {
  const { providers = [], spendingCap } = (await store.getSettings()) ?? {};
  return optionsOf(providers.length > 0 && spendingCap === undefined ? { model: 'offline' } : {});
}
