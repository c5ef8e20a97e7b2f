import type { Failure } from '../../contract/failure.ts';
import type { TaskStage } from '../../contract/tasks.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Content } from '../../records/content.ts';
import type { TaskOptions } from '../../records/task-options.ts';
import type { Transcript } from '../../records/transcript.ts';
import type { MediaSource } from '../media/media-source.ts';

/** The transcript to acquire. A track's id selects that track and no other. */
export type TranscriptRequest = { url: string } & Pick<
  TaskOptions,
  'audioLanguage' | 'trackId' | 'isRefresh' | 'transcribeProvider' | 'soundId'
>;

/** A transcript with its media item. */
export interface AcquiredTranscript {
  content: Content;
  transcript: Transcript;
  /** Whether the transcript was stored already, so that no request was sent. */
  fromCache: boolean;
}

/**
 * The state of the acquisition of a transcript that all strategies read: what is stored, the source of the media item, and the
 * previous strategy's failure.
 */
export interface AcquisitionContext {
  ports: Ports;
  /** The media item as it is stored. */
  known?: Content;
  /** The stored transcript of the requested track or language, or else of the preferred one. */
  stored?: Transcript;
  source: MediaSource;
  signal: AbortSignal;
  onStage?: (stage: TaskStage, contentId?: string) => Promise<void>;
  /** Transcribes media without captions; when absent, such media have no transcript. */
  transcribe?: (content: Content) => Promise<Omit<AcquiredTranscript, 'fromCache'>>;
  /** The error of the strategy that applied; a fallback is tried after it. */
  failure?: Failure;
}

/** A strategy that acquires a transcript. Resolves to undefined where it does not apply; throws where it applies and fails. */
export type TranscriptStrategy = (
  request: TranscriptRequest,
  context: AcquisitionContext,
) => Promise<AcquiredTranscript | undefined>;
