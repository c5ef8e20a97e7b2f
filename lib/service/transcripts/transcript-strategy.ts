import type { Failure } from '../../contract/failure.ts';
import type { TaskStage } from '../../contract/tasks.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Content } from '../../records/content.ts';
import type { TaskOptions } from '../../records/task-options.ts';
import type { Transcript } from '../../records/transcript.ts';
import type { MediaSource } from '../media/media-source.ts';

/** With a track's id, that track and no other. */
export type TranscriptRequest = { url: string } & Pick<
  TaskOptions,
  'audioLanguage' | 'trackId' | 'isRefresh' | 'transcribeProvider' | 'soundId'
>;

export interface AcquiredTranscript {
  content: Content;
  transcript: Transcript;
  /** Nothing was asked of the network. */
  fromCache: boolean;
}

export interface AcquisitionContext {
  ports: Ports;
  /** The media item as it is stored. */
  known?: Content;
  /** The stored transcript of the requested track or language, or else of the preferred one. */
  stored?: Transcript;
  source: MediaSource;
  signal: AbortSignal;
  onStage?: (stage: TaskStage, contentId?: string) => Promise<void>;
  /** Transcribes what has no captions; without it, such media have no transcript. */
  transcribe?: (content: Content) => Promise<Omit<AcquiredTranscript, 'fromCache'>>;
  /** The error of the strategy that applied; a fallback is tried after it. */
  failure?: Failure;
}

/** One way to a transcript. Resolves to undefined where it does not apply; an error is that of a way that applies and failed. */
export type TranscriptStrategy = (
  request: TranscriptRequest,
  context: AcquisitionContext,
) => Promise<AcquiredTranscript | undefined>;
