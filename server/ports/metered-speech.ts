import { Failure } from '../../lib/contract/failure.ts';
import type { Meter } from '../../lib/ports/meter.ts';
import type { Speech } from '../../lib/ports/speech.ts';

/**
 * Transcription within the minutes of the user's plan: they are booked at the end, and a transcription that exceeds them is not
 * started, or stops.
 */
export const meteredSpeech = (speech: Speech, meter: Pick<Meter, 'getRemainingSeconds'>): Speech => ({
  ...speech,
  async transcribe(request, { signal, onEvent }) {
    const remainingSeconds = await meter.getRemainingSeconds();
    const over = new AbortController();
    const check = (seconds: number) => {
      if (Math.max(1, seconds) <= remainingSeconds) return;
      const details = { neededSeconds: Math.ceil(seconds), remainingSeconds };
      over.abort(
        new Failure(
          'quotaExceeded',
          `Not enough minutes are left: ${Math.ceil(seconds)} s are needed, ${remainingSeconds} s remain. See /pricing.`,
          details,
        ),
      );
    };
    check(request.duration);
    over.signal.throwIfAborted();
    return speech.transcribe(request, {
      signal: AbortSignal.any([signal, over.signal]),
      onEvent(event) {
        // The duration of a file may be known only now.
        if (event.kind === 'progress') check(Math.max(event.done, event.total));
        onEvent(event);
      },
    });
  },
});
