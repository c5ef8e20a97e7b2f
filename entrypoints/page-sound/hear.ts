import { encodeBase64 } from '../../lib/encoding/base64.ts';
import { sampleRate } from '../../lib/speech/sound.ts';
import type { Port } from '../../lib/transports/message.ts';
import type { PageSaid } from '../offscreen/sounds/page-port.ts';
import { samplesOfTrack } from '../offscreen/sounds/track-samples.ts';
import { mediumOnPage } from './medium-on-page.ts';
import { tellRoom } from './tell-room.ts';

/** Samples that are sent at once, and the most that come at once. */
const pieceLength = sampleRate / 4;
const mostAtOnce = sampleRate;
/** What is told while the sound itself comes from the tab. */
const clockEvents = ['timeupdate', 'play', 'playing', 'pause', 'seeking', 'seeked', 'ratechange', 'emptied', 'ended'];
const fullScale = 32_767;

/** Tells the engine room what an element plays, or only where it is, until one of them has enough. */
export function hear(element: HTMLMediaElement, stream: MediaStream | undefined, port: Port, soundId: string): void {
  const medium = mediumOnPage(element);
  const { signal, say } = tellRoom<PageSaid>(port, soundId, medium.isGone);
  signal.addEventListener('abort', () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
  });

  async function tell(track: MediaStreamAudioTrack): Promise<void> {
    const piece = new Int16Array(pieceLength + mostAtOnce);
    let length = 0;
    let playback: ReturnType<typeof medium.playback> = null;
    const send = () => {
      const bytes = new Uint8Array(piece.buffer, 0, 2 * length);
      if (playback && length > 0) say({ playback, samples: encodeBase64(bytes) });
      length = 0;
    };
    for await (const { samples, late } of samplesOfTrack(track)) {
      const here = medium.playback(late + samples.length / sampleRate);
      if (!here || here.rate !== playback?.rate || length >= pieceLength) send();
      if (length === 0) playback = here;
      if (here)
        for (const sample of samples.subarray(0, mostAtOnce)) piece[length++] = Math.max(-1, Math.min(1, sample)) * fullScale;
      if (signal.aborted) break;
    }
    send();
  }

  const followed = new Set<MediaStreamTrack>();
  const follow = () => {
    for (const track of stream?.getAudioTracks() ?? []) {
      if (!followed.has(track)) void tell(track);
      followed.add(track);
    }
  };
  follow();
  // Another source, or the same from its start again, comes as another track.
  stream?.addEventListener('addtrack', follow, { signal });
  const tick = () => say({ playback: medium.playback(0) });
  if (!stream) for (const event of clockEvents) element.addEventListener(event, tick, { signal });
}
