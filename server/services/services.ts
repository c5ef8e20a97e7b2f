import type { TaskAttempt } from '../../lib/ports/jobs.ts';
import type { Ports } from '../../lib/ports/ports.ts';
import { createService, type Service } from '../../lib/service/service.ts';
import { tellingHandlers } from './report-stages.ts';

export interface Services {
  of(userId: string): Service;
  /** Takes up what is unfinished of a user, whose service then stays until that is done. */
  resume(userId: string): Promise<void>;
  refresh(userId: string): Promise<void>;
  /** One try at a task of a user. */
  perform(userId: string, taskId: string, one: TaskAttempt): Promise<void>;
  /** Resolves when nothing is going on any more, or after so many milliseconds: whether all of it had ended. */
  settle(patience: number): Promise<boolean>;
}

interface Kept {
  service: Service;
  /** Works that are going on; while there is one, the service can't be made a second time. */
  busy: number;
}

/** One service for each user, and of those that have nothing to do the ones that were used last. */
export function createServices(portsOf: (userId: string, wake: Ports['wakeAlarm']) => Ports, most = 1000): Services {
  /** The one that was used last is the last. */
  const kept = new Map<string, Kept>();
  let settled = () => {};

  const enter = (one: Kept) => {
    one.busy += 1;
  };
  const leave = (one: Kept) => {
    one.busy -= 1;
    if (one.busy === 0) settled();
  };
  const make = (userId: string): Kept => {
    const wake = { arm: () => enter(one), disarm: () => leave(one) };
    const service = createService(portsOf(userId, wake));
    const one: Kept = { busy: 0, service: { ...service, handlers: tellingHandlers(service.handlers) } };
    return one;
  };
  const take = (userId: string): Kept => {
    const one = kept.get(userId) ?? make(userId);
    kept.delete(userId);
    kept.set(userId, one);
    for (const [other, { busy }] of kept) {
      if (kept.size <= most) break;
      if (busy === 0 && other !== userId) kept.delete(other);
    }
    return one;
  };
  const during = async (userId: string, work: (service: Service) => Promise<void>) => {
    const one = take(userId);
    enter(one);
    try {
      await work(one.service);
    } finally {
      leave(one);
    }
  };

  return {
    of: (userId) => take(userId).service,
    resume: (userId) => during(userId, (service) => service.resume()),
    refresh: (userId) => during(userId, (service) => service.refresh()),
    perform: (userId, taskId, one) => during(userId, (service) => service.perform(taskId, one)),
    settle: (patience) =>
      new Promise((resolve) => {
        const isIdle = () => [...kept.values()].every(({ busy }) => busy === 0);
        const end = () => {
          clearTimeout(timer);
          resolve(isIdle());
        };
        const timer = setTimeout(end, patience);
        settled = () => isIdle() && end();
        settled();
      }),
  };
}
