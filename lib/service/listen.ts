import { Failure } from '../contract/failure.ts';
import type { Heard, SoundSource } from '../ports/speech.ts';
import { stepsOfMedium } from '../ports/task-store.ts';
import type { Ports } from '../ports.ts';
import type { Content, Task, Transcript, Wish } from '../records.ts';
import { followRun } from './follow-run.ts';
import { speechTrackId } from './own-tracks.ts';
import { chooseTranscriber } from './transcriber-choice.ts';

/** How to listen; `apiKey` is used for the call and stored nowhere. */
export type Listening = Pick<Wish, 'transcribeProvider' | 'whisperPrompt' | 'enabledSpeaker' | 'audioLanguage' | 'soundId'> & {
  apiKey?: string;
};

/** Where the sound of a medium is to be had. */
export function soundOf({ hearsPages }: Pick<Ports, 'hearsPages'>, content: Content, soundId?: string): SoundSource {
  const kept = keptSound(content, soundId);
  if (kept) return kept;
  if (content.soundUrl !== undefined) return { kind: 'file', url: content.soundUrl };
  if (hearsPages) return { kind: 'page', url: content.sourceUrl };
  throw new Failure('noSound', `${content.contentId} is no file; it can be heard while it plays`, { reason: 'stream' });
}

/** A file of this device bears the name of its sound. */
export function keptSound({ site, contentId }: Content, soundId?: string): SoundSource | undefined {
  const kept = soundId ?? (site === 'localFile' ? contentId.slice(contentId.indexOf(':') + 1) : undefined);
  return kept === undefined ? undefined : { kind: 'kept', soundId: kept };
}

/**
 * Hears a medium. With a task, each chunk is a step of it and what was heard so far is a transcript that grows, so a run
 * that was cut off goes on from there.
 */
export async function listen(
  ports: Ports,
  content: Content,
  { transcribeProvider = 'auto', whisperPrompt, enabledSpeaker, audioLanguage, soundId, apiKey }: Listening,
  task: Task | undefined,
  signal: AbortSignal,
): Promise<Transcript> {
  const { store, clock, speech } = ports;
  const sound = soundOf(ports, content, soundId);
  const { transcriber } = await chooseTranscriber(ports, transcribeProvider, apiKey);
  const stepsOf = stepsOfMedium('heard', content.contentId);
  const named = await store.getNamedVoices(voicesKey(content));
  const request = {
    sound,
    transcriber,
    duration: content.duration,
    language: audioLanguage ?? content.originalLanguage,
    prompt: whisperPrompt,
    speakers: enabledSpeaker,
    voices: named?.voices,
    done: task ? await store.getSteps(stepsOf) : [],
  };
  const toTranscript = ({ language, cues, voices }: Heard, isPartial?: true): Transcript => ({
    contentId: content.contentId,
    trackId: speechTrackId,
    language,
    provenance: 'transcribed',
    cues,
    voices,
    isPartial,
    createdAt: clock.now(),
  });
  if (!task) return toTranscript(await speech.transcribe(request, { signal, onEvent: () => undefined }));
  const keepHeard = (heard: Heard) => store.putTranscript(toTranscript(heard, true));
  const { run, settled } = followRun(ports, task, signal, { stepsOf, keepHeard });
  const heard = await speech.transcribe(request, run).finally(settled);
  signal.throwIfAborted();
  return toTranscript(heard);
}

/** Whose speakers are known again. */
export const voicesKey = ({ channelUrl, contentId }: Pick<Content, 'channelUrl' | 'contentId'>): string =>
  channelUrl ?? contentId;
