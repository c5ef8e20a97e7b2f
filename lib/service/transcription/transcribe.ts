import { Failure } from '../../contract/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { AudioSource, TranscriptionResult } from '../../ports/speech.ts';
import { mediaStepsKey } from '../../ports/task-store.ts';
import type { Content } from '../../records/content.ts';
import { restoreNames } from '../../records/restore-names.ts';
import type { Task } from '../../records/task.ts';
import type { TaskOptions } from '../../records/task-options.ts';
import type { Transcript } from '../../records/transcript.ts';
import { updateStoredContent } from '../media/find-content.ts';
import { correctTranscriptNames, taughtReplacements } from '../names/correct-transcript-names.ts';
import { listExpectedNames } from '../names/expected-names.ts';
import { recordRun } from '../tasks/record-run.ts';
import type { SharedRuns } from '../tasks/shared-runs.ts';
import { isFullyTranscribed, speechTrack, speechTrackId } from '../transcripts/local-tracks.ts';
import { namedVoicesKey } from './named-voices-key.ts';
import { selectTranscriber } from './select-transcriber.ts';
import { storeTranscription } from './store-transcription.ts';

/** Options of a transcription; `apiKey` is used for the call and stored nowhere. */
export type TranscriptionOptions = Pick<
  TaskOptions,
  'transcribeProvider' | 'whisperPrompt' | 'enabledSpeaker' | 'audioLanguage' | 'soundId' | 'isRefresh'
> & {
  apiKey?: string;
};

/** The source of a media item's audio. Throws `noSound`. */
export function audioSourceOf(ports: Pick<Ports, 'canTranscribePages'>, content: Content, soundId?: string): AudioSource {
  const source = findAudioSource(ports, content, soundId);
  if (source) return source;
  throw new Failure('noSound', `${content.contentId} is no audio file; it can be transcribed while it plays.`, {
    reason: 'stream',
  });
}

/** The source of a media item's audio, and video if it has one: stored on this device, a file, or a page; undefined if there is none. */
export function findAudioSource(
  { canTranscribePages }: Pick<Ports, 'canTranscribePages'>,
  { site, contentId, soundUrl, sourceUrl }: Content,
  soundId?: string,
): AudioSource | undefined {
  // The id of a local file names its audio.
  const storedId = soundId ?? (site === 'localFile' ? contentId.slice(contentId.indexOf(':') + 1) : undefined);
  if (storedId !== undefined) return { kind: 'stored', soundId: storedId };
  if (soundUrl !== undefined) return { kind: 'file', url: soundUrl };
  return canTranscribePages ? { kind: 'page', url: sourceUrl } : undefined;
}

/**
 * Transcribes a media item, once for all tasks that wait for it. With a task, each chunk is a step of the media item and the
 * transcript so far is stored as a partial one, so an interrupted run continues from there.
 */
export async function transcribe(
  { ports, runs, task, signal }: { ports: Ports; runs: SharedRuns; task?: Task; signal: AbortSignal },
  content: Content,
  options: TranscriptionOptions,
): Promise<{ content: Content; transcript: Transcript }> {
  const { store, speech } = ports;
  const { transcribeProvider = 'auto', whisperPrompt, enabledSpeaker, audioLanguage, soundId, isRefresh, apiKey } = options;
  const { contentId } = content;
  const audio = audioSourceOf(ports, content, soundId);
  const { id, transcriber } = await selectTranscriber(ports, transcribeProvider, apiKey);
  const stepsOf = mediaStepsKey('heard', contentId);
  const kind = [id, apiKey, soundId, isRefresh === true, task !== undefined].join(' ');

  return runs({ name: stepsOf, kind }, { task, signal }, async ({ signal, taskIds }) => {
    const known = await store.getTranscript(contentId, speechTrackId);
    // It may have been transcribed since the task read the store.
    const isEnough = known && isFullyTranscribed(known, soundId) && (!isRefresh || (task && known.createdAt >= task.createdAt));
    if (isEnough) return { content: await withSpeechTrack(ports, content, known), transcript: known };

    const named = await store.getNamedVoices(namedVoicesKey(content));
    const request = {
      audio,
      transcriber,
      duration: content.duration,
      language: audioLanguage ?? content.originalLanguage,
      prompt: whisperPrompt,
      names: await listExpectedNames(ports, content),
      speakers: enabledSpeaker,
      voices: named?.voices,
      known: soundId === undefined ? undefined : known && restoreNames(known),
      done: task ? await store.getSteps(stepsOf) : [],
    };
    const put = (result: TranscriptionResult, isPartial?: true) =>
      storeTranscription(ports, contentId, options, result, isPartial);
    const { run, settled } = recordRun(ports, { stepsOf, taskIds, storeTranscription: (result) => put(result, true) }, signal);
    // A key that comes with a call keeps the work in that call.
    const result = await speech.transcribe(request, task ? run : { signal, onEvent: () => undefined }).finally(settled);
    signal.throwIfAborted();
    const whole = await withSpeechTrack(ports, content, result);
    // A partial transcript, whose names are not corrected, may have replaced the known one.
    const replacements = [await store.getTranscript(contentId, speechTrackId), known].flatMap(taughtReplacements);
    const transcribed = { ...result, provenance: 'transcribed' as const };
    const transcript = await put(await correctTranscriptNames(ports, content, transcribed, replacements));
    // Last, so that a host that was killed before transcribes nothing twice.
    await store.forgetSteps(stepsOf);
    return { content: whole, transcript };
  });
}

/** Stores the media item, as it is stored now, with the track of its transcript. */
const withSpeechTrack = (ports: Ports, { contentId }: Content, { language, cues }: Pick<Transcript, 'language' | 'cues'>) =>
  updateStoredContent(ports, contentId, (stored) => ({
    ...stored,
    duration: stored.duration || (cues.at(-1)?.endTime ?? 0),
    tracks: [...stored.tracks.filter(({ trackId }) => trackId !== speechTrackId), speechTrack(language)],
  }));
