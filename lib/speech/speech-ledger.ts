import { Failure } from '../contract/failure.ts';
import { isLocalHost } from '../models/address.ts';
import type { Transcriber } from '../ports/speech.ts';
import { addressOf } from './providers/address.ts';

/** What a run takes, in seconds of sound that are sent. */
export interface SpeechLedger {
  /** Sets money aside for a call; the result gives it back. Throws `spendingCap`. */
  reserve(seconds: number): () => void;
  /** A call that was answered. */
  count(seconds: number): void;
  /** US dollars spent since this was asked last; none when the price is not known. */
  takeUntold(): number | undefined;
}

/** Whether nothing leaves this machine. */
export const isAtHome = (transcriber: Transcriber): boolean =>
  transcriber.kind === 'onDevice' || isLocalHost(addressOf(transcriber).hostname);

/** US dollars; none when the price is not known. What runs on this machine is free unless a price is set. */
export function costOf(transcriber: Transcriber, seconds: number): number | undefined {
  const price = 'pricePerHour' in transcriber ? transcriber.pricePerHour : undefined;
  const perHour = price ?? (isAtHome(transcriber) ? 0 : undefined);
  return perHour === undefined ? undefined : (perHour * seconds) / 3600;
}

export function openLedger(transcriber: Transcriber): SpeechLedger {
  const budget = transcriber.kind === 'onDevice' ? undefined : transcriber.budget;
  let spent = 0;
  let untold = 0;
  let reserved = 0;
  return {
    reserve(seconds) {
      const cost = costOf(transcriber, seconds);
      if (budget !== undefined && cost === undefined) {
        throw new Failure('spendingCap', `the price of ${transcriber.model} is not known`, { budget });
      }
      const dollars = cost ?? 0;
      if (budget !== undefined && spent + reserved + dollars > budget) {
        const words = `${(spent + reserved + dollars).toFixed(4)} dollars are more than ${budget.toFixed(4)}`;
        throw new Failure('spendingCap', words, { budget, spent });
      }
      reserved += dollars;
      return () => {
        reserved -= dollars;
      };
    },
    count(seconds) {
      const cost = costOf(transcriber, seconds) ?? 0;
      spent += cost;
      untold += cost;
    },
    takeUntold() {
      const cost = untold;
      untold = 0;
      return costOf(transcriber, 0) === undefined ? undefined : cost;
    },
  };
}
