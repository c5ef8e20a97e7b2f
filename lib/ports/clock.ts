/** The clock of the host; tests replace it by a fixed one. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}
