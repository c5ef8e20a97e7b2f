import type { LiveQueries } from '../../lib/ports/live-queries.ts';

/** The channels of saved items, by name. */
export async function channels(live: LiveQueries): Promise<{ id: string; label: string }[]> {
  const first = new Map<string, string>();
  for (const { channelId, contentId } of await live.allSaved()) {
    if (channelId !== undefined && !first.has(channelId)) first.set(channelId, contentId);
  }
  const ids = [...first.keys()];
  const items = await live.items([...first.values()]);
  const names = new Map(items.map(({ saved, content }) => [saved.channelId, content.author]));
  return ids.map((id) => ({ id, label: names.get(id) || id })).sort((a, b) => a.label.localeCompare(b.label));
}
