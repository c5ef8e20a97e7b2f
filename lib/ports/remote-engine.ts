import type { Task, TaskOptions } from '../records/records.ts';

/**
 * The account that this library is also in: its server may write texts of what is saved, with models of its own. What it wrote comes with the
 * next exchange, as a version like any other. Throws `unauthorized` for who is signed out, and what the server's task failed of.
 */
export interface RemoteEngine {
  /** Resolves to the id of the version, if it was not there already. */
  generate(
    request: { url: string; options: TaskOptions },
    run: { signal: AbortSignal; onProgress(progress: Task['progress']): Promise<unknown> },
  ): Promise<string>;
}
