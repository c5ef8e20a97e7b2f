import type { Task } from '../../lib/ports.ts';

/** A task that was found by address counts only if it is not about another medium of that address. */
export function newestTask(contentId: string, byId: Task | undefined, byUrl: Task | undefined): Task | undefined {
  const ours = byUrl && (byUrl.contentId === undefined || byUrl.contentId === contentId) ? byUrl : undefined;
  if (!byId || !ours) return byId ?? ours;
  return ours.createdAt > byId.createdAt ? ours : byId;
}
