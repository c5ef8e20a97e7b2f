import { decodeBase64 } from '../../../lib/encoding/base64.ts';
import { fromInt16 } from '../../../lib/speech/pcm16.ts';
import type { CaptureEnd } from '../../media/audio-database.ts';
import { startCapture } from './capture.ts';
import type { PagePort } from './playback-port.ts';

/** Captures the audio that the page script sends of a media element, until `signal` aborts with the reason or the page is gone. */
export async function captureElement(
  { soundId, name }: { soundId: string; name: string },
  page: PagePort,
  signal: AbortSignal,
): Promise<CaptureEnd> {
  const capture = await startCapture({ soundId, name, kind: 'element' });
  const reason = await new Promise<CaptureEnd>((resolve) => {
    page.onMessage((message) => {
      if ('ended' in message) return resolve('pageGone');
      if (message.playback && message.samples) capture.add(samplesOf(message.samples), message.playback);
      if (capture.ended) resolve(capture.ended);
    });
    page.onGone(() => resolve('pageGone'));
    if (signal.aborted) resolve(signal.reason as CaptureEnd);
    signal.addEventListener('abort', () => resolve(signal.reason as CaptureEnd), { once: true });
  });
  page.close();
  return capture.end(reason);
}

function samplesOf(base64: string): Float32Array {
  const bytes = decodeBase64(base64);
  return fromInt16(new Int16Array(bytes.buffer, 0, bytes.length >> 1));
}
