import type { Cue } from '../../contract/cue.ts';
import type { Operations } from '../../contract/index.ts';
import type { Handlers, OperationContext } from '../../contract/operation.ts';
import type { PromptConfig } from '../../contract/summaries.ts';
import type { TaskStage } from '../../contract/tasks.ts';
import { timeUrl } from '../../export/time-url.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Task } from '../../records/task.ts';
import { contentById } from '../media/find-content.ts';
import { knownContent } from '../media/known-content.ts';
import { bookedSecondsOf, costOf, detailOf, mediaFieldsOf } from '../media/media-results.ts';
import { createOpenPageLookup } from '../media/open-page.ts';
import { requireOne } from '../require-one.ts';
import type { SharedRuns } from '../tasks/shared-runs.ts';
import { optionsOf } from '../tasks/task-handlers.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { transcribe } from '../transcription/transcribe.ts';
import { acquireTranscript } from './acquire-transcript.ts';

/** The transcript to read: the address of its media item, with the choice of a track and of a transcriber. */
type TranscriptChoice = { url: string; apiKey?: string } & Pick<
  PromptConfig,
  'audioLanguage' | 'trackId' | 'transcribeProvider' | 'whisperPrompt' | 'enabledSpeaker'
>;

/** Handlers that read the transcript of a media item and search it. */
export function subtitleHandlers(
  ports: Ports,
  tasks: Tasks,
  runs: SharedRuns,
): Pick<Handlers<Operations>, 'getSubtitle' | 'searchTranscript'> {
  /** Reads a transcript, which is acquired and booked where it is not stored. */
  async function readTranscript({ url, apiKey, ...choice }: TranscriptChoice, context: OperationContext) {
    const { signal, clientType, onProgress } = context;
    // A task goes on without its caller; a call with a key can't become one, because the key is stored nowhere.
    let task: Task | undefined;
    if (choice.transcribeProvider && apiKey === undefined) {
      const options = optionsOf({ product: 'transcript', promptConfig: choice });
      task = await tasks.finish((await tasks.start(url, options, context)).taskId, context);
    }
    const openPage = createOpenPageLookup(ports, url);
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
          apiKey === undefined ? undefined : (content) => transcribe({ ports, runs, signal }, content, { ...choice, apiKey }),
      },
    );
    const { contentId } = content;
    const { trackId, provenance } = transcript;
    const cost =
      task || fromCache
        ? await costOf(ports, task ?? { fromCache })
        : await ports.meter.bookSeconds({
            key: `${contentId} ${provenance} ${trackId}`,
            contentId,
            seconds: bookedSecondsOf(content, transcript),
            clientType,
          });
    return { content, transcript, cost };
  }

  return {
    async getSubtitle({ from = 0, to = Number.POSITIVE_INFINITY, ...choice }, context) {
      const { content, transcript, cost } = await readTranscript(choice, context);
      const detail = detailOf(content, transcript);
      const isInRange = ({ startTime, endTime }: { startTime: number; endTime: number }) => endTime >= from && startTime < to;
      return {
        ...mediaFieldsOf(ports, content),
        ...cost,
        detail: {
          ...detail,
          subtitlesArray: detail.subtitlesArray.filter(isInRange),
          nameCorrections: detail.nameCorrections?.filter(({ cue }) => isInRange(transcript.cues[cue]!)),
        },
      };
    },

    async searchTranscript({ contentId, url, query, top }, context) {
      requireOne({ contentId, url }, 'contentId', 'url');
      const address = url ?? (await contentById(ports, contentId!)).sourceUrl;
      const { content, transcript, cost } = await readTranscript({ url: address }, context);
      const { cues, language } = transcript;
      const texts = [{ id: content.contentId, cues, language }];
      const { passages } = await ports.engine.answer({ texts, question: query, top });
      return {
        success: true,
        contentId: content.contentId,
        title: content.title,
        language,
        ...cost,
        passages: passages.map(({ from, to }) => {
          const [startTime, endTime] = [cues[from]!.startTime, cues[to - 1]!.endTime];
          const url = timeUrl(content, startTime) ?? content.sourceUrl;
          return { startTime, endTime, text: joinCues(cues.slice(from, to)), url };
        }),
      };
    },
  };
}

/** Joins cues to a text, with the name of each speaker before the first words. */
const joinCues = (cues: readonly Cue[]): string =>
  cues.map(({ speaker, text }, at) => (speaker && speaker !== cues[at - 1]?.speaker ? `${speaker}: ${text}` : text)).join(' ');
