import { Failure } from '../../contract/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { AudioSource, TranscriptionResult } from '../../ports/speech.ts';
import { mediaStepsKey } from '../../ports/task-store.ts';
import type { Content, Task, TaskOptions, Transcript } from '../../records/records.ts';
import { followRun } from '../tasks/record-run.ts';
import type { SharedRuns } from '../tasks/shared-runs.ts';
import { isHeard, speechTrack, speechTrackId } from '../transcripts/own-tracks.ts';
import { chooseTranscriber } from './select-transcriber.ts';
import { keepHeard } from './store-transcription.ts';

/** How to listen; `apiKey` is used for the call and stored nowhere. */
export type Listening = Pick<
  TaskOptions,
  'transcribeProvider' | 'whisperPrompt' | 'enabledSpeaker' | 'audioLanguage' | 'soundId' | 'isRefresh'
> & {
  apiKey?: string;
};

/** Where the sound of a medium is to be had. */
export function soundOf(
  { canTranscribePages }: Pick<Ports, 'canTranscribePages'>,
  content: Content,
  soundId?: string,
): AudioSource {
  const kept = keptSound(content, soundId);
  if (kept) return kept;
  if (content.soundUrl !== undefined) return { kind: 'file', url: content.soundUrl };
  if (canTranscribePages) return { kind: 'page', url: content.sourceUrl };
  throw new Failure('noSound', `${content.contentId} is no file; it can be heard while it plays`, { reason: 'stream' });
}

/** A file of this device bears the name of its sound. */
export function keptSound({ site, contentId }: Content, soundId?: string): AudioSource | undefined {
  const kept = soundId ?? (site === 'localFile' ? contentId.slice(contentId.indexOf(':') + 1) : undefined);
  return kept === undefined ? undefined : { kind: 'kept', soundId: kept };
}

/**
 * Hears a medium, once for all who wait for it. With a task, each chunk is a step of the medium and what was heard so far is a
 * transcript that grows, so a run that was cut off goes on from there.
 */
export async function listen(
  ports: Ports,
  runs: SharedRuns,
  content: Content,
  wish: Listening,
  task: Task | undefined,
  signal: AbortSignal,
): Promise<{ content: Content; transcript: Transcript }> {
  const { store, speech } = ports;
  const { transcribeProvider = 'auto', whisperPrompt, enabledSpeaker, audioLanguage, soundId, isRefresh, apiKey } = wish;
  const { contentId } = content;
  const sound = soundOf(ports, content, soundId);
  const { id, transcriber } = await chooseTranscriber(ports, transcribeProvider, apiKey);
  const stepsOf = mediaStepsKey('heard', contentId);
  const kind = [id, apiKey, soundId, isRefresh === true, task !== undefined].join(' ');

  return runs({ name: stepsOf, kind }, { task, signal }, async ({ signal, taskIds }) => {
    const known = await store.getTranscript(contentId, speechTrackId);
    // It may have been heard since the words were looked for.
    const isEnough = known && isHeard(known, soundId) && (!isRefresh || (task && known.createdAt >= task.createdAt));
    if (isEnough) return { content: await withSpeech(ports, content, known), transcript: known };

    const named = await store.getNamedVoices(voicesKey(content));
    const request = {
      audio: sound,
      transcriber,
      duration: content.duration,
      language: audioLanguage ?? content.originalLanguage,
      prompt: whisperPrompt,
      speakers: enabledSpeaker,
      voices: named?.voices,
      known: soundId === undefined ? undefined : known,
      done: task ? await store.getSteps(stepsOf) : [],
    };
    const keep = (heard: TranscriptionResult, isPartial?: true) => keepHeard(ports, contentId, wish, heard, isPartial);
    const { run, settled } = followRun(ports, { stepsOf, taskIds, keepHeard: (heard) => keep(heard, true) }, signal);
    // A key that comes with a call keeps the work in that call.
    const heard = await speech.transcribe(request, task ? run : { signal, onEvent: () => undefined }).finally(settled);
    signal.throwIfAborted();
    const whole = await withSpeech(ports, content, heard);
    const transcript = await keep(heard);
    // Last: whoever was killed before hears nothing twice.
    await store.forgetSteps(stepsOf);
    return { content: whole, transcript };
  });
}

/** The medium with its track of what was heard, stored. */
async function withSpeech({ store }: Ports, content: Content, { language, cues }: Pick<Transcript, 'language' | 'cues'>) {
  const heard: Content = {
    ...content,
    duration: content.duration || (cues.at(-1)?.endTime ?? 0),
    tracks: [...content.tracks.filter(({ trackId }) => trackId !== speechTrackId), speechTrack(language)],
  };
  await store.putContent(heard);
  return heard;
}

/** Whose speakers are known again. */
export const voicesKey = ({ channelUrl, contentId }: Pick<Content, 'channelUrl' | 'contentId'>): string =>
  channelUrl ?? contentId;
