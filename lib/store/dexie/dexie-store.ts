import { Failure } from '../../contract/failure.ts';
import type { Store } from '../../ports.ts';
import { compress } from '../compression.ts';
import type { GlossDatabase } from './database.ts';
import { readModels } from './read-models.ts';

/** The store in the browser. Only the background worker holds one. */
export function dexieStore(database: GlossDatabase): Store {
  const read = readModels(database);
  const write = <Result>(action: () => PromiseLike<Result>): Promise<Result> => Promise.resolve(action()).catch(rethrow);
  return {
    getContent: read.content,
    findContent: async (url) => {
      const found = await database.contents.where('sourceUrl').equals(url).sortBy('updatedAt');
      return found.at(-1);
    },
    putContent: (content) => write(async () => void (await database.contents.put(content))),
    getTranscript: read.transcript,
    putTranscript: ({ cues, ...row }) =>
      write(async () => void (await database.transcripts.put({ ...row, cues: await compress(JSON.stringify(cues)) }))),
    getSummary: (summaryId) => database.summaries.get(summaryId),
    findSummary: read.summary,
    addSummary: (summary) => write(async () => void (await database.summaries.put(summary))),
    getPolished: async (contentId, trackId) => (await database.polished.get([contentId, trackId]))?.paragraphs,
    putPolished: (contentId, trackId, paragraphs) =>
      write(async () => void (await database.polished.put({ contentId, trackId, paragraphs }))),
    getTask: (taskId) => database.tasks.get(taskId),
    putTask: (task) => write(async () => void (await database.tasks.put(task))),
    updateTask: (taskId, change) =>
      write(() =>
        database.transaction('rw', database.tasks, async () => {
          const task = await database.tasks.get(taskId);
          if (task?.status !== 'pending') return false;
          await database.tasks.put({ ...task, ...change });
          return true;
        }),
      ),
    pendingTasks: () => database.tasks.where('status').equals('pending').sortBy('createdAt'),
  };
}

/** Dexie wraps a full disk in its own errors, sometimes two deep. */
function rethrow(error: unknown): never {
  for (let cause = error; cause instanceof Error; cause = (cause as { inner?: unknown }).inner) {
    if (cause.name === 'QuotaExceededError') throw new Failure('storageFull', cause.message);
  }
  throw error;
}
