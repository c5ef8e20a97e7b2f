import { Failure } from '../../lib/contract/failure.ts';
import type { Meter } from '../../lib/ports/meter.ts';
import type { Speech } from '../../lib/ports/speech.ts';

/** Hearing that ends where a plan does: minutes are booked when all is heard, and what nobody can pay is not begun. */
export const meteredSpeech = (speech: Speech, meter: Pick<Meter, 'getRemainingSeconds'>): Speech => ({
  ...speech,
  async transcribe(request, { signal, onEvent }) {
    const remainingSeconds = await meter.getRemainingSeconds();
    const over = new AbortController();
    const check = (seconds: number) => {
      if (Math.max(1, seconds) <= remainingSeconds) return;
      const details = { neededSeconds: Math.ceil(seconds), remainingSeconds };
      over.abort(new Failure('quotaExceeded', 'not enough minutes are left', details));
    };
    check(request.duration);
    over.signal.throwIfAborted();
    return speech.transcribe(request, {
      signal: AbortSignal.any([signal, over.signal]),
      onEvent(event) {
        // How long a file is may turn out only now.
        if (event.kind === 'progress') check(Math.max(event.done, event.total));
        onEvent(event);
      },
    });
  },
});
