import type { Operations } from '../../contract/index.ts';
import type { Handlers } from '../../contract/operation.ts';
import type { TaskStage } from '../../contract/tasks.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Task } from '../../records/task.ts';
import { knownContent } from '../media/known-content.ts';
import { openPageLookup } from '../media/open-page.ts';
import type { SharedRuns } from '../tasks/shared-runs.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { transcribe } from '../transcription/transcribe.ts';
import { acquireTranscript } from '../transcripts/acquire-transcript.ts';
import { costOf, detailOf, identityOf, secondsOf } from './results.ts';
import { optionsOf } from './task-handlers.ts';

/** Handler of the transcript of a media item. */
export const subtitleHandler = (ports: Ports, tasks: Tasks, runs: SharedRuns): Pick<Handlers<Operations>, 'getSubtitle'> => ({
  async getSubtitle({ url, apiKey, ...choice }, context) {
    const { signal, clientType, onProgress } = context;
    // A task goes on without its caller; a call with a key can't become one, because the key is stored nowhere.
    let task: Task | undefined;
    if (choice.transcribeProvider && apiKey === undefined) {
      const options = optionsOf({ product: 'transcript', promptConfig: choice });
      task = await tasks.finish((await tasks.start(url, options, context)).taskId, context);
    }
    const openPage = openPageLookup(ports, url);
    const known = task?.contentId ? await ports.store.getContent(task.contentId) : await knownContent(ports.store, url, openPage);
    const { content, transcript, fromCache } = await acquireTranscript(
      ports,
      { url, ...choice },
      {
        known,
        openPage,
        signal,
        onStage: async (stage: TaskStage) => onProgress?.({ stage }),
        transcribe:
          apiKey === undefined
            ? undefined
            : (content) => transcribe(ports, runs, content, { ...choice, apiKey }, undefined, signal),
      },
    );
    const { contentId } = content;
    const seconds = fromCache ? 0 : secondsOf(content, transcript);
    const cost = task
      ? await costOf(ports, task)
      : await ports.meter.bookSeconds({ key: `${contentId} words`, contentId, seconds, clientType });
    return { ...identityOf(ports, content), ...cost, detail: detailOf(content, transcript) };
  },
});
