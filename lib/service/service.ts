import type { Operations } from '../contract/index.ts';
import type { Handlers } from '../contract/operation.ts';
import type { TaskStage } from '../contract/tasks.ts';
import { contractVersion } from '../contract/version.ts';
import type { TaskAttempt } from '../ports/jobs.ts';
import type { Ports } from '../ports/ports.ts';
import type { Task } from '../records/records.ts';
import { expandUrl } from '../sites/expand-url.ts';
import { accountHandlers } from './account/account-handlers.ts';
import { channelHandlers } from './channels/channel-handlers.ts';
import { feedHandlers } from './channels/feed-handlers.ts';
import { createRefresh } from './channels/feed-refresher.ts';
import { askingHandlers } from './chat/chat-handlers.ts';
import { acquiringHandlers } from './collections/acquired-collection-handlers.ts';
import { collectionHandlers } from './collections/collection-handlers.ts';
import { libraryHandlers } from './library/library-handlers.ts';
import { versionHandlers } from './library/version-handlers.ts';
import { knownContent } from './media/known-content.ts';
import { openPageLookup } from './media/open-page.ts';
import { notesHandlers } from './notes/note-handlers.ts';
import { estimateHandler } from './products/estimate-handler.ts';
import { mindMapHandler } from './products/mind-map.ts';
import { costOf, detailOf, identityOf, secondsOf } from './products/results.ts';
import { summaryHandlers } from './products/summary-handlers.ts';
import { textHandlers } from './products/text-handlers.ts';
import { visualsHandlers } from './products/visuals-handlers.ts';
import { settingsHandlers } from './settings/settings-handlers.ts';
import { syncHandlers } from './sync/sync-handlers.ts';
import { openSharedRuns } from './tasks/shared-runs.ts';
import { taskHandlers, wishOf } from './tasks/task-handlers.ts';
import { createTasks } from './tasks/tasks.ts';
import { listen } from './transcription/transcribe.ts';
import { speechHandlers } from './transcription/transcription-handlers.ts';
import { acquireTranscript } from './transcripts/acquire-transcript.ts';
import { submitCuesHandler } from './transcripts/submit-cues.ts';
import { exportingHandlers } from './transfer/export-handlers.ts';
import { importingHandlers } from './transfer/import-handlers.ts';
import { workspaceHandlers } from './transfer/workspace-handlers.ts';

export interface Service {
  handlers: Handlers<Operations>;
  /** Continues the work that was unfinished when the host ended; called once at every start. */
  resume(): Promise<void>;
  /** One try at a task that `Ports.jobs` queued. Rejects when it is to be tried again. */
  perform(taskId: string, one: TaskAttempt): Promise<void>;
  /** Fetches the feeds that are due; called at the times that `Ports.scheduleRefresh` was given. */
  refresh(): Promise<void>;
}

/** The handlers of all operations, pure over the ports. */
export function createService(ports: Ports): Service {
  const runs = openSharedRuns(ports);
  const tasks = createTasks(ports, runs);
  const refresh = createRefresh(ports, tasks);
  const handlers: Handlers<Operations> = {
    ...summaryHandlers(ports, tasks),
    ...taskHandlers(ports, tasks),
    ...settingsHandlers(ports),
    ...speechHandlers(ports),
    ...visualsHandlers(ports, tasks),
    ...estimateHandler(ports),
    ...libraryHandlers(ports),
    ...versionHandlers(ports),
    ...notesHandlers(ports),
    ...collectionHandlers(ports),
    ...channelHandlers(ports, refresh),
    ...feedHandlers(ports, refresh),
    ...askingHandlers(ports, tasks),
    ...accountHandlers(ports, tasks, refresh),
    ...exportingHandlers(ports),
    ...mindMapHandler(ports),
    ...importingHandlers(ports, refresh),
    ...workspaceHandlers(ports),
    ...syncHandlers(ports, refresh),
    ...submitCuesHandler(ports),
    ...acquiringHandlers(ports),
    ...textHandlers(ports, tasks),
    expandUrl: async ({ url }, { signal }) => ({ url: await expandUrl(url, ports.fetch, signal) }),
    getVersion: async () => ({ version: contractVersion }),

    async getSubtitle({ url, apiKey, ...choice }, context) {
      const { signal, clientType, onProgress } = context;
      // A task goes on without its caller; a call with a key can't become one, because the key is stored nowhere.
      let heard: Task | undefined;
      if (choice.transcribeProvider && apiKey === undefined) {
        const wish = wishOf({ product: 'transcript', promptConfig: choice });
        heard = await tasks.finish((await tasks.start(url, wish, context)).taskId, context);
      }
      const openPage = openPageLookup(ports, url);
      const known = await knownContent(ports.store, url, openPage);
      const onStage = async (stage: TaskStage) => onProgress?.({ stage });
      const { content, transcript, fromCache } = await acquireTranscript(
        ports,
        { url, ...choice },
        {
          known,
          openPage,
          signal,
          onStage,
          transcribe:
            apiKey === undefined
              ? undefined
              : (content) => listen(ports, runs, content, { ...choice, apiKey }, undefined, signal),
        },
      );
      const { contentId } = content;
      const seconds = fromCache ? 0 : secondsOf(content, transcript);
      const cost = heard
        ? await costOf(ports, heard)
        : await ports.meter.bookSeconds({ key: `${contentId} words`, contentId, seconds, clientType });
      return { ...identityOf(ports, content), ...cost, detail: detailOf(content, transcript) };
    },
  };
  return {
    handlers,
    async resume() {
      await tasks.resume();
      await refresh.resume();
    },
    perform: tasks.perform,
    refresh: refresh.run,
  };
}
