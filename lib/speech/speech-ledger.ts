import { isLocalHost } from '../http/local-host.ts';
import { type Budget, createBudget } from '../models/budget.ts';
import type { Transcriber } from '../ports/speech.ts';
import { addressOf } from './providers/address.ts';

/** Spending limit of one transcription, in seconds of audio that are sent. */
export type SpeechLedger = Budget<number>;

/** Whether a transcriber runs on this machine: on this device, or as a server at a local address. */
export const isLocalTranscriber = (transcriber: Transcriber): boolean =>
  transcriber.kind === 'onDevice' || isLocalHost(addressOf(transcriber).hostname);

/** Returns the cost in US dollars; undefined if the price is unknown. Local transcription is free unless a price is set. */
export function costOf(transcriber: Transcriber, seconds: number): number | undefined {
  const price = 'pricePerHour' in transcriber ? transcriber.pricePerHour : undefined;
  const perHour = price ?? (isLocalTranscriber(transcriber) ? 0 : undefined);
  return perHour === undefined ? undefined : (perHour * seconds) / 3600;
}

/** Opens the spending limit of one transcription, with the budget of the transcriber's settings. */
export const createSpeechLedger = (transcriber: Transcriber): SpeechLedger =>
  createBudget(transcriber, (seconds) => costOf(transcriber, seconds));
