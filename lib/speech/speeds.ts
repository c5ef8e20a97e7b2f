import type { Transcriber } from '../ports/speech.ts';

/** Measured speed of each transcriber; held in memory only. */
export interface Speeds {
  /** Returns the seconds of work per second of audio; undefined if unknown. */
  of(transcriber: Transcriber): number | undefined;
  storeSpeed(transcriber: Transcriber, speed: number): void;
  /** Measures a run. `now` returns milliseconds. */
  measure(transcriber: Transcriber, now: () => number): SpeedMeasurement;
}
/** Measures the speed of one transcription. */
export interface SpeedMeasurement {
  /** Starts the measurement, unless it is running. */
  begin(): void;
  /** Records transcribed seconds of audio. */
  add(seconds: number): void;
}

/** Creates the measured speeds, all of them unknown. */
export function createSpeeds(): Speeds {
  const speeds = new Map<string, number>();
  const nameOf = (transcriber: Transcriber) =>
    `${transcriber.kind} ${'baseUrl' in transcriber ? transcriber.baseUrl : ''} ${transcriber.model}`;
  const storeSpeed = (transcriber: Transcriber, speed: number) => {
    if (speed > 0 && Number.isFinite(speed)) speeds.set(nameOf(transcriber), speed);
  };
  return {
    of: (transcriber) => speeds.get(nameOf(transcriber)),
    storeSpeed,
    measure(transcriber, now) {
      let startedAt: number | undefined;
      let through = 0;
      return {
        begin() {
          startedAt ??= now();
        },
        add(seconds) {
          through += seconds;
          if (startedAt !== undefined) storeSpeed(transcriber, (now() - startedAt) / 1000 / through);
        },
      };
    },
  };
}
