import type { Recordings } from '../../components/app/app-context.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { offscreenClient } from '../channels/offscreen-client.ts';

/** Captures and stores audio. A capture continues when its caller is gone. */
interface AudioCapture extends Recordings {
  captureTab(
    request: { soundId: string; name: string; streamId: string; tabId: number },
    run: CaptureRun,
  ): Promise<{ ended: string }>;
  captureElement(request: { soundId: string; name: string; tabId: number }, run: CaptureRun): Promise<{ ended: string }>;
}
interface CaptureRun {
  onEvent(event: { kind: 'started' }): void;
}

export const audioClient = offscreenClient<AudioCapture>(portNames.sounds);
