import { afterEach, expect, it, vi } from 'vitest';
import { portPair } from '../../lib/transports/testing/port-pair.ts';
import { sendAudio } from './send-audio.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('ends the capture of a track that can’t be read', async () => {
  const read = async () => {
    throw new Error('The track has no data.');
  };
  vi.stubGlobal(
    'MediaStreamTrackProcessor',
    class {
      readable = { getReader: () => ({ read, cancel: async () => undefined }) };
    },
  );
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', new URL('https://talks.example/watch'));
  const stop = vi.fn();
  const tracks = [{ stop }];
  const stream = Object.assign(new EventTarget(), { getTracks: () => tracks, getAudioTracks: () => tracks });
  const element = Object.assign(new EventTarget(), { currentTime: 0, paused: false });
  sendAudio(element as unknown as HTMLMediaElement, stream as unknown as MediaStream, portPair().caller, 'sound');
  await expect.poll(() => stop).toHaveBeenCalledOnce();
});
