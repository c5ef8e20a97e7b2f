import { kept } from './kept.ts';

/** The subscribed channels that something saved came from, by name. */
export async function channels(): Promise<{ id: string; label: string }[]> {
  const first = new Map<string, string>();
  for (const { channelId, contentId } of await kept.allSaved()) {
    if (channelId !== undefined && !first.has(channelId)) first.set(channelId, contentId);
  }
  const ids = [...first.keys()];
  const items = await kept.items([...first.values()]);
  const names = new Map(items.map(({ saved, content }) => [saved.channelId, content.author]));
  return ids.map((id) => ({ id, label: names.get(id) || id })).sort((a, b) => a.label.localeCompare(b.label));
}
