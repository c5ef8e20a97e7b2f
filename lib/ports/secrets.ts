/** Stores keys and tokens, apart from everything that is exported, logged or shown. */
export interface Secrets {
  get(name: string): Promise<string | undefined>;
  /** Stores a value; an empty one deletes it. */
  set(name: string, value: string): Promise<void>;
}
