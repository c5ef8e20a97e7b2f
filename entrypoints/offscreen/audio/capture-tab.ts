import { Failure } from '../../../lib/contract/failure.ts';
import type { CaptureEnd } from './audio-database.ts';
import { type Playback, startCapture } from './capture.ts';
import { samplesOfTrack } from './track-samples.ts';

export interface TabCapture {
  soundId: string;
  name: string;
  /** What `tabCapture.getMediaStreamId` gave a page of the extension; good once, and for seconds. */
  streamId: string;
}

export interface TabCaptureRun {
  /** Ends the capture, with its reason. */
  signal: AbortSignal;
  onStart(): void;
  /** Where the medium was when what comes so late (seconds) was heard; none while it doesn't play, which is not kept. */
  playback(late: number, soundTime: number): Playback | undefined;
}

/** Keeps what a tab sounds like, until somebody stops it or the tab is gone. The tab stays audible. */
export async function captureTab({ soundId, name, streamId }: TabCapture, run: TabCaptureRun): Promise<CaptureEnd> {
  const { signal } = run;
  const stream = await streamOf(streamId);
  // What is captured does not go to the loudspeakers any more: it is given back.
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

/** Throws `noPermission`. */
async function streamOf(streamId: string): Promise<MediaStream> {
  const audio = { mandatory: { chromeMediaSource: 'tab', chromeMediaSourceId: streamId } } as MediaTrackConstraints;
  try {
    return await navigator.mediaDevices.getUserMedia({ audio });
  } catch (error) {
    throw new Failure('noPermission', `the tab can't be heard: ${String(error)}`, { reason: 'tab' });
  }
}
