import type { Meter } from '../../lib/ports/meter.ts';
import type { Speech } from '../../lib/ports/speech.ts';
import { notEnoughMinutes } from '../../lib/service/account/not-enough-minutes.ts';

/**
 * Transcription within the minutes of the user's plan: they are reserved in this process at the start and booked at the end, and a
 * transcription that exceeds them is not started, or stops.
 */
export function meteredSpeech(speech: Speech, meter: Pick<Meter, 'getRemainingSeconds' | 'getPricingUrl'>): Speech {
  let reservedSeconds = 0;
  return {
    ...speech,
    async transcribe(request, { signal, onEvent }) {
      let ownSeconds = 0;
      const reserve = async (seconds: number) => {
        const neededSeconds = Math.ceil(Math.max(1, seconds));
        if (neededSeconds <= ownSeconds) return;
        const unbookedSeconds = await meter.getRemainingSeconds();
        const remainingSeconds = Math.max(0, unbookedSeconds - (reservedSeconds - ownSeconds));
        if (neededSeconds > remainingSeconds)
          throw notEnoughMinutes(neededSeconds, remainingSeconds, await meter.getPricingUrl());
        reservedSeconds += neededSeconds - ownSeconds;
        ownSeconds = neededSeconds;
      };
      await reserve(request.duration);
      const over = new AbortController();
      let reserved = Promise.resolve();
      try {
        const result = await speech.transcribe(request, {
          signal: AbortSignal.any([signal, over.signal]),
          onEvent(event) {
            // The duration of a file may be known only now.
            if (event.kind === 'progress')
              reserved = reserved
                .then(() => reserve(Math.max(event.done, event.total)))
                .catch((error: unknown) => over.abort(error));
            onEvent(event);
          },
        });
        await reserved;
        over.signal.throwIfAborted();
        return result;
      } finally {
        await reserved;
        reservedSeconds -= ownSeconds;
      }
    },
  };
}
