import type { Transcriber } from '../ports/speech.ts';

/** How fast sound is heard here, as runs have shown; forgotten with the room. */
export interface Speeds {
  /** Seconds of work for a second of sound. */
  of(transcriber: Transcriber): number | undefined;
  keep(transcriber: Transcriber, speed: number): void;
  /** Watches a run. `now` tells milliseconds. */
  measure(transcriber: Transcriber, now: () => number): Watch;
}
export interface Watch {
  /** Something is heard from now on, if nothing was before. */
  begin(): void;
  /** So many seconds of sound are through. */
  add(seconds: number): void;
}

export function openSpeeds(): Speeds {
  const speeds = new Map<string, number>();
  const nameOf = (transcriber: Transcriber) =>
    `${transcriber.kind} ${'baseUrl' in transcriber ? transcriber.baseUrl : ''} ${transcriber.model}`;
  const keep = (transcriber: Transcriber, speed: number) => {
    if (speed > 0 && Number.isFinite(speed)) speeds.set(nameOf(transcriber), speed);
  };
  return {
    of: (transcriber) => speeds.get(nameOf(transcriber)),
    keep,
    measure(transcriber, now) {
      let startedAt: number | undefined;
      let through = 0;
      return {
        begin() {
          startedAt ??= now();
        },
        add(seconds) {
          through += seconds;
          if (startedAt !== undefined) keep(transcriber, (now() - startedAt) / 1000 / through);
        },
      };
    },
  };
}
