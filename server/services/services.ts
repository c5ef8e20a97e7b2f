import type { TaskAttempt } from '../../lib/ports/jobs.ts';
import type { Ports } from '../../lib/ports/ports.ts';
import { createService, type Service } from '../../lib/service/service.ts';
import { maxCachedServices } from '../settings.ts';
import { queueBulkCalls } from './queue-bulk-calls.ts';
import { reportHandlerStages } from './report-stages.ts';

/** The services of all users of a server process, each created on demand. */
export interface Services {
  of(userId: string): Service;
  /** Resumes the unfinished tasks of a user. The service stays cached until they end. */
  resume(userId: string): Promise<void>;
  refresh(userId: string): Promise<void>;
  /** Runs one attempt at a task of a user. */
  perform(userId: string, taskId: string, attempt: TaskAttempt): Promise<void>;
  /** Ends the running tasks of all users, which the next start resumes. */
  interrupt(): void;
  /** Waits until all work has ended, for up to `timeoutMs`. Returns whether it has. */
  settle(timeoutMs: number): Promise<boolean>;
}

interface CachedService {
  service: Service;
  /** Number of running operations. A busy service is never evicted, because a second one would repeat its work. */
  busy: number;
}

/**
 * Creates a service for each user on demand and caches up to `maxServices`; idle ones are evicted, the least recently used first.
 */
export function createServices(
  portsOf: (userId: string, wake: Ports['wakeAlarm']) => Ports,
  maxServices = maxCachedServices,
): Services {
  /** In the order of use, the most recently used last. */
  const cached = new Map<string, CachedService>();
  let settled = () => {};

  const addWork = (entry: CachedService) => {
    entry.busy += 1;
  };
  const removeWork = (entry: CachedService) => {
    entry.busy -= 1;
    if (entry.busy === 0) settled();
  };
  const createCached = (userId: string): CachedService => {
    const wake = { arm: () => addWork(one), disarm: () => removeWork(one) };
    const service = createService(portsOf(userId, wake));
    const one: CachedService = {
      busy: 0,
      service: { ...service, handlers: queueBulkCalls(reportHandlerStages(service.handlers)) },
    };
    return one;
  };
  const getService = (userId: string): CachedService => {
    const one = cached.get(userId) ?? createCached(userId);
    cached.delete(userId);
    cached.set(userId, one);
    for (const [other, { busy }] of cached) {
      if (cached.size <= maxServices) break;
      if (busy === 0 && other !== userId) cached.delete(other);
    }
    return one;
  };
  const withService = async (userId: string, work: (service: Service) => Promise<void>) => {
    const one = getService(userId);
    addWork(one);
    try {
      await work(one.service);
    } finally {
      removeWork(one);
    }
  };

  return {
    of: (userId) => getService(userId).service,
    resume: (userId) => withService(userId, (service) => service.resume()),
    refresh: (userId) => withService(userId, (service) => service.refresh()),
    perform: (userId, taskId, attempt) => withService(userId, (service) => service.perform(taskId, attempt)),
    interrupt() {
      for (const { service } of cached.values()) service.interrupt();
    },
    settle: (timeoutMs) =>
      new Promise((resolve) => {
        const isIdle = () => [...cached.values()].every(({ busy }) => busy === 0);
        const end = () => {
          clearTimeout(timer);
          resolve(isIdle());
        };
        const timer = setTimeout(end, timeoutMs);
        settled = () => isIdle() && end();
        settled();
      }),
  };
}
