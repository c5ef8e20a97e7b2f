import type { ServerContext } from '@modelcontextprotocol/server';
import type { OperationContext } from '../../contract/operation.ts';
import { TaskStage } from '../../contract/tasks.ts';

/**
 * Returns a listener that sends the stages of the work as ascending numbers, as the protocol requires; undefined if the client has
 * not requested progress.
 */
export function progressReporter({ mcpReq }: ServerContext): OperationContext['onProgress'] {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return undefined;
  const stages: readonly string[] = TaskStage.options;
  let lastReported = -1;
  return ({ stage, done = 0, total = 0 }) => {
    const progress = stages.indexOf(stage) + (total > 0 ? done / total : 0);
    if (progress <= lastReported) return;
    lastReported = progress;
    const params = { progressToken, progress, total: stages.length, message: stage };
    // The client may have closed the connection.
    void mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
  };
}
