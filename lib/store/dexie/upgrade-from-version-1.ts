import type { Transaction } from 'dexie';
import type { Change } from '../../records/change.ts';
import type { Paragraph, PolishedTranscript } from '../../records/polished-transcript.ts';
import type { SavedItem } from '../../records/saved-item.ts';
import type { Summary } from '../../records/summary.ts';
import type { Task } from '../../records/task.ts';

/** Upgrades version 1, which had only summaries of the offline engine, keyed by level and language. */
export async function upgradeFromVersion1(transaction: Transaction): Promise<void> {
  const made = { engine: 'offline' } as const;
  await transaction
    .table<Summary>('summaries')
    .toCollection()
    .modify((summary) => {
      const [level, audioLanguage] = summary.key.split(' ');
      const detailLevel = Number(level);
      summary.wish = { product: 'summary', detailLevel, ...(audioLanguage && { audioLanguage }) };
      summary.key = offlineKey(summary.wish);
      summary.made = made;
    });
  await saveSummarized(transaction);
  await transaction
    .table<Task>('tasks')
    .toCollection()
    .modify((task) => {
      task.wish.product = 'summary';
    });
  const polished = await transaction.table<{ contentId: string; trackId: string; paragraphs: Paragraph[] }>('polished').toArray();
  const answers = new Set<string>();
  const paragraphs = polished.map((row): PolishedTranscript => {
    // A key names no track now; where there were several, the first is the one that is found.
    const isFirst = !answers.has(row.contentId);
    answers.add(row.contentId);
    const key = offlineKey({ product: 'polished', detailLevel: 400, ...(!isFirst && { trackId: row.trackId }) });
    return { ...row, key, made, createdAt: 0 };
  });
  await transaction.table<PolishedTranscript>('paragraphs').bulkAdd(paragraphs);
}

/** Saves all media with a summary, because version 1 had no library. */
async function saveSummarized(transaction: Transaction): Promise<void> {
  const items = new Map<string, SavedItem>();
  await transaction
    .table<Summary>('summaries')
    .orderBy('[contentId+createdAt]')
    .each(({ contentId, createdAt }) => {
      const item = items.get(contentId) ?? { contentId, tags: [], favourite: false, createdAt, updatedAt: createdAt };
      items.set(contentId, { ...item, updatedAt: createdAt });
    });
  const saved = [...items.values()];
  await transaction.table<SavedItem>('saved').bulkAdd(saved);
  const changes = saved.map(({ contentId }) => ({ kind: 'video' as const, id: contentId, deleted: false }));
  await transaction.table<Omit<Change, 'cursor'>>('changes').bulkAdd(changes);
}

const offlineKey = (options: object): string =>
  JSON.stringify(['offline', ...Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))]);
