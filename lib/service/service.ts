import type { Operations } from '../contract/index.ts';
import type { Handlers } from '../contract/operation.ts';
import { contractVersion } from '../contract/version.ts';
import type { TaskAttempt } from '../ports/jobs.ts';
import type { Ports } from '../ports/ports.ts';
import { accountHandlers } from './account/account-handlers.ts';
import { channelHandlers } from './channels/channel-handlers.ts';
import { feedHandlers } from './channels/feed-handlers.ts';
import { createFeedRefresher } from './channels/feed-refresher.ts';
import { readDigest } from './channels/read-digest.ts';
import { chatHandlers } from './chat/chat-handlers.ts';
import { acquiredCollectionHandlers } from './collections/acquired-collection-handlers.ts';
import { collectionHandlers } from './collections/collection-handlers.ts';
import { libraryHandlers } from './library/library-handlers.ts';
import { versionHandlers } from './library/version-handlers.ts';
import { urlHandlers } from './media/url-handlers.ts';
import { nameHandlers } from './names/name-handlers.ts';
import { noteHandlers } from './notes/note-handlers.ts';
import { estimateHandler } from './products/estimate-handler.ts';
import { mindMapHandler } from './products/mind-map.ts';
import { summaryHandlers } from './products/summary-handlers.ts';
import { textHandlers } from './products/text-handlers.ts';
import { visualsHandlers } from './products/visuals-handlers.ts';
import { recipeHandlers } from './recipes/recipe-handlers.ts';
import { cardHandlers } from './review/card-handlers.ts';
import { settingsHandlers } from './settings/settings-handlers.ts';
import { syncHandlers } from './sync/sync-handlers.ts';
import { createSharedRuns } from './tasks/shared-runs.ts';
import { taskHandlers } from './tasks/task-handlers.ts';
import { createTasks } from './tasks/tasks.ts';
import { transcriptionHandlers } from './transcription/transcription-handlers.ts';
import { submitCuesHandler } from './transcripts/submit-cues.ts';
import { subtitleHandlers } from './transcripts/subtitle-handlers.ts';
import { exportHandlers } from './transfer/export-handlers.ts';
import { importHandlers } from './transfer/import-handlers.ts';
import { workspaceHandlers } from './transfer/workspace-handlers.ts';

/** The service of a host: the handlers of all operations, and its background work. */
export interface Service {
  handlers: Handlers<Operations>;
  /** Continues the work that was unfinished when the host ended; called once at every start. */
  resume(): Promise<void>;
  /** Ends the work of this process before the host does; `resume` continues it at the next start. */
  interrupt(): void;
  /** Performs one attempt at a task that `Ports.jobs` queued. Rejects when another attempt is needed. */
  perform(taskId: string, attempt: TaskAttempt): Promise<void>;
  /** Fetches the feeds that are due; called at the times that `Ports.scheduleRefresh` was given. */
  refresh(): Promise<void>;
}

/** Limits of the service that tests shorten. */
export interface ServiceLimits {
  /** The longest wait of a list for the feeds that it refreshes, in milliseconds. */
  feedTimeoutMs?: number;
}

/** Creates the service from the ports of a host. */
export function createService(ports: Ports, { feedTimeoutMs }: ServiceLimits = {}): Service {
  const runs = createSharedRuns(ports);
  const tasks = createTasks(ports, runs);
  const refresher = createFeedRefresher(ports, tasks, feedTimeoutMs);
  const handlers: Handlers<Operations> = {
    ...summaryHandlers(ports, tasks),
    ...taskHandlers(ports, tasks),
    ...settingsHandlers(ports, refresher),
    ...recipeHandlers(ports),
    ...transcriptionHandlers(ports),
    ...visualsHandlers(ports, tasks),
    ...estimateHandler(ports),
    ...libraryHandlers(ports, tasks),
    ...versionHandlers(ports),
    ...nameHandlers(ports),
    ...noteHandlers(ports),
    ...cardHandlers(ports),
    ...collectionHandlers(ports),
    ...channelHandlers(ports, refresher),
    ...feedHandlers(ports, refresher),
    ...chatHandlers(ports, tasks),
    ...accountHandlers(ports, tasks, refresher),
    ...exportHandlers(ports),
    ...mindMapHandler(ports),
    ...importHandlers(ports, refresher),
    ...workspaceHandlers(ports, runs),
    ...syncHandlers(ports, refresher),
    ...submitCuesHandler(ports),
    ...acquiredCollectionHandlers(ports),
    ...textHandlers(ports, tasks),
    ...subtitleHandlers(ports, tasks, runs),
    ...urlHandlers(ports),
    rankFeed: (query) => ports.novelty.rankFeed(query),
    getDigest: () => readDigest(ports),
    findRelated: (query) => ports.novelty.findRelated(query),
    findPassages: (query) => ports.novelty.findPassages(query),
    getVersion: async () => ({ version: contractVersion }),
  };
  return {
    handlers,
    async resume() {
      await tasks.resume();
      await refresher.resume();
    },
    interrupt: tasks.interrupt,
    perform: tasks.perform,
    refresh: refresher.run,
  };
}
