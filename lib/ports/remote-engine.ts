import type { Task } from '../records/task.ts';
import type { TaskOptions } from '../records/task-options.ts';

/**
 * Text generation on the server of the user’s account, with the server’s models. The result arrives with the next
 * synchronization as a version like any other. Throws `unauthorized` when signed out, and the failure of the server’s task.
 */
export interface RemoteEngine {
  /** Generates a text. Resolves to the id of its version. */
  generate(
    request: { url: string; options: TaskOptions },
    run: { signal: AbortSignal; onProgress(progress: Task['progress']): Promise<unknown> },
  ): Promise<string>;
}
