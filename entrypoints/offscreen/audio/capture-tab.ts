import { Failure } from '../../../lib/contract/failure.ts';
import type { CaptureEnd } from '../../media/audio-database.ts';
import { samplesOfTrack } from '../../media/track-samples.ts';
import { type Playback, startCapture } from './capture.ts';

/** The browser tab whose audio is to be captured, and the id under which the audio is stored. */
export interface TabCapture {
  soundId: string;
  name: string;
  /** Result of `tabCapture.getMediaStreamId`; valid once, for a few seconds. */
  streamId: string;
}

/** Control of a running capture of a tab's audio by its caller. */
export interface TabCaptureRun {
  /** Ends the capture, with its reason. */
  signal: AbortSignal;
  onStart(): void;
  /** Returns the playback position of samples that arrive `late` seconds after they played; undefined while nothing plays, which is not recorded. */
  playback(late: number, soundTime: number): Playback | undefined;
}

/** Captures the audio of a tab until the signal aborts or the tab is gone. The tab stays audible. */
export async function captureTab({ soundId, name, streamId }: TabCapture, run: TabCaptureRun): Promise<CaptureEnd> {
  const { signal } = run;
  const stream = await streamOf(streamId);
  // A captured tab is muted by the browser, so its audio is played here.
  const speakers = new AudioContext();
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    if (signal.aborted) throw new Failure('cancelled');
    const capture = await startCapture({ soundId, name, kind: 'tab' });
    signal.addEventListener('abort', stop, { once: true });
    speakers.createMediaStreamSource(stream).connect(speakers.destination);
    run.onStart();
    for await (const { samples, late } of samplesOfTrack(stream.getAudioTracks()[0]!)) {
      const playback = run.playback(late, capture.seconds);
      if (playback) capture.add(samples, playback);
      if (signal.aborted || capture.ended) break;
    }
    return await capture.end(signal.aborted ? (signal.reason as CaptureEnd) : 'tabGone');
  } finally {
    stop();
    await speakers.close();
  }
}

/** Opens the tab's audio stream. Throws `noPermission`. */
async function streamOf(streamId: string): Promise<MediaStream> {
  const audio = { mandatory: { chromeMediaSource: 'tab', chromeMediaSourceId: streamId } } as MediaTrackConstraints;
  try {
    return await navigator.mediaDevices.getUserMedia({ audio });
  } catch (error) {
    throw new Failure(
      'noPermission',
      `The tab's audio can't be captured: ${String(error)}. Press the toolbar button on the tab and try again.`,
      { reason: 'tab' },
    );
  }
}
