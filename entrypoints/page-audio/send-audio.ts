import { encodeBase64 } from '../../lib/encoding/base64.ts';
import { sampleRate } from '../../lib/speech/audio-reader.ts';
import { toInt16 } from '../../lib/speech/pcm16.ts';
import type { Port } from '../../lib/transports/message.ts';
import type { PlaybackMessage } from '../channels/playback-message.ts';
import { connectCapture } from '../injected/connect-capture.ts';
import { trackMedia } from '../injected/track-media.ts';
import { samplesOfTrack } from '../media/track-samples.ts';

/** Samples of a message, and the maximum that arrive at once. */
const chunkLength = sampleRate / 4;
const maxSamplesAtOnce = sampleRate;
/** Events that send the playback position while the tab's audio is captured. */
const clockEvents = ['timeupdate', 'play', 'playing', 'pause', 'seeking', 'seeked', 'ratechange', 'emptied', 'ended'];

/** Sends an element's audio with playback positions, or without a stream the positions only, until the connection ends. */
export function sendAudio(element: HTMLMediaElement, stream: MediaStream | undefined, port: Port, soundId: string): void {
  const mediaItem = trackMedia(element);
  const { signal, send: sendMessage, close } = connectCapture<PlaybackMessage>(port, soundId, mediaItem.isGone);
  signal.addEventListener('abort', () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
  });

  async function sendTrack(track: MediaStreamAudioTrack): Promise<void> {
    const chunk = new Int16Array(chunkLength + maxSamplesAtOnce);
    let length = 0;
    let playback: ReturnType<typeof mediaItem.playback> = null;
    const send = () => {
      const bytes = new Uint8Array(chunk.buffer, 0, 2 * length);
      if (playback && length > 0) sendMessage({ playback, samples: encodeBase64(bytes) });
      length = 0;
    };
    for await (const { samples, late } of samplesOfTrack(track)) {
      const current = mediaItem.playback(late + samples.length / sampleRate);
      if (!current || current.rate !== playback?.rate || length >= chunkLength) send();
      if (length === 0) playback = current;
      if (current) for (const sample of samples.subarray(0, maxSamplesAtOnce)) chunk[length++] = toInt16(sample);
      if (signal.aborted) break;
    }
    send();
  }

  const followedTracks = new Set<MediaStreamTrack>();
  const followTracks = () => {
    for (const track of stream?.getAudioTracks() ?? []) {
      // A track that can't be read ends the capture, which would otherwise wait for its audio.
      if (!followedTracks.has(track)) sendTrack(track).catch(close);
      followedTracks.add(track);
    }
  };
  followTracks();
  // A new source, or a restart, adds another track.
  stream?.addEventListener('addtrack', followTracks, { signal });
  const tick = () => sendMessage({ playback: mediaItem.playback(0) });
  if (!stream) for (const event of clockEvents) element.addEventListener(event, tick, { signal });
}
