import type { LibraryRecord } from '../ports/library-records.ts';
import type { StoredMindMap } from '../ports/mind-map-store.ts';
import type { Store } from '../ports/store.ts';
import type { SyncGroup } from '../ports/sync-store.ts';
import type { Content } from '../records/content.ts';
import type { SavedItem } from '../records/saved-item.ts';
import type { Settings } from '../records/settings.ts';
import type { Task } from '../records/task.ts';
import type { PartialText } from '../records/task-parts.ts';
import type { Visuals } from '../records/visuals.ts';
import { isBeyondLastChange } from './is-beyond-last-change.ts';

/** The changes of a library since a cursor, for a page that stores the library's lists and the texts of the opened items. */
export interface MirrorPage {
  /** The changed groups, oldest change first. Those of media items come without their texts; a deleted one has no records. */
  groups: MirrorGroup[];
  /** Set where the copy must be emptied first: everything was deleted since the cursor, or the cursor is of another epoch. */
  isReset: boolean;
  /** Cursor of the next page, and its epoch. */
  cursor: number;
  epoch: string;
  hasMore: boolean;
  /** The pending tasks, and the requested ones that have ended. */
  tasks: Task[];
  /** The texts that models are writing. */
  partials: PartialText[];
  settings?: Settings;
}
/** A sync group with its records. */
export type MirrorGroup = SyncGroup & { records: LibraryRecord[] };

/** The place from which a mirror continues, and the tasks that it shows as pending. */
export interface MirrorRequest {
  /** 0 for the whole library. */
  cursor: number;
  /** The epoch of the cursor; absent from pages of earlier versions. */
  epoch?: string;
  taskIds: string[];
}
/** Maximum number of tasks in one request. */
export const maxMirrorTasks = 500;

/** All records of one media item. */
export interface MirrorItem {
  records: LibraryRecord[];
  mindMap?: StoredMindMap;
  visuals?: Visuals;
}

/** Changes in one page. */
const maxChanges = 200;
/** Characters of records after which a page ends, because pictures and the items of shared collections are large. */
const maxCharacters = 2_000_000;

/**
 * Reads a page of a library's changes with its current tasks and settings: the first page for a cursor of another epoch or beyond
 * the last change.
 */
export async function readMirrorPage(store: Store, { cursor, epoch, taskIds }: MirrorRequest): Promise<MirrorPage> {
  const [currentEpoch, changes] = await Promise.all([store.getEpoch(), store.listChanges(cursor, maxChanges)]);
  const isOfOtherEpoch = epoch !== undefined && epoch !== currentEpoch;
  if (isOfOtherEpoch || (changes.length === 0 && (await isBeyondLastChange(store, cursor))))
    return { ...(await readMirrorPage(store, { cursor: 0, taskIds })), isReset: true };
  const ids = changes.filter(({ kind }) => kind === 'video').map(({ id }) => id);
  const [contents, saved, pending, settings] = await Promise.all([
    store.getContents(ids),
    store.getSavedItems(ids),
    store.listPendingTasks(),
    store.getSettings(),
  ]);
  const groups: MirrorGroup[] = [];
  let characters = 0;
  let read = 0;
  for (; read < changes.length && characters < maxCharacters; read++) {
    const { kind, id } = changes[read]!;
    if (kind === 'everything') continue;
    const at = ids.indexOf(id);
    const records = kind === 'video' ? withoutTexts(contents[at], saved[at]) : await store.readGroup({ kind, id });
    groups.push({ kind, id, records });
    characters += JSON.stringify(records).length;
  }
  const isPending = (taskId: string) => pending.some((task) => task.taskId === taskId);
  const ended = await Promise.all(taskIds.filter((taskId) => !isPending(taskId)).map((taskId) => store.getTask(taskId)));
  const partials = await Promise.all(pending.map(({ taskId }) => store.getPartial(taskId)));
  return {
    groups,
    isReset: changes.slice(0, read).some(({ kind }) => kind === 'everything'),
    cursor: changes[read - 1]?.cursor ?? cursor,
    epoch: currentEpoch,
    hasMore: read < changes.length || read === maxChanges,
    tasks: [...pending, ...ended.filter((task) => task !== undefined)],
    partials: partials.filter((partial) => partial !== undefined),
    ...(settings && { settings }),
  };
}

const withoutTexts = (content: Content | undefined, saved: SavedItem | undefined): LibraryRecord[] => [
  ...(content ? [{ kind: 'content', value: content } as const] : []),
  ...(saved ? [{ kind: 'saved', value: saved } as const] : []),
];

/** Reads all that is stored of a media item. */
export async function readMirrorItem(store: Store, contentId: string): Promise<MirrorItem> {
  const [records, mindMap, visuals] = await Promise.all([
    store.readGroup({ kind: 'video', id: contentId }),
    store.getMindMap(contentId),
    store.getVisuals(contentId),
  ]);
  return { records, ...(mindMap && { mindMap }), ...(visuals && { visuals }) };
}
