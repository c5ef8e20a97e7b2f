import type { CollectionItem } from '../../records/collection.ts';

/** Positions closer than this are numbered again, long before halving runs out of digits. */
const minPositionGap = 1e-6;

/** Moves an item before another one, or to the end. Returns undefined when one of the two is missing. Unmoved items stay the same objects. */
export function placeBefore(items: CollectionItem[], contentId: string, before?: string): CollectionItem[] | undefined {
  const moved = items.find((item) => item.contentId === contentId);
  const others = items.filter((item) => item !== moved);
  const at = before === undefined || before === contentId ? others.length : others.findIndex((item) => item.contentId === before);
  if (!moved || at < 0) return undefined;
  if (before === contentId) return items;
  const previous = others[at - 1]?.position ?? (others[at]?.position ?? 2) - 2;
  const next = others[at]?.position ?? previous + 2;
  const placed = [...others.slice(0, at), { ...moved, position: (previous + next) / 2 }, ...others.slice(at)];
  return next - previous < minPositionGap ? placed.map((item, position) => ({ ...item, position })) : placed;
}
