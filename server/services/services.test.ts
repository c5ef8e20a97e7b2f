import { describe, expect, it } from 'vitest';
import { fakePorts, talkUrl } from '../../test/fake-ports.ts';
import { createServices } from './services.ts';

function setUp(most?: number) {
  const made: string[] = [];
  const ports = new Map<string, ReturnType<typeof fakePorts>>();
  const services = createServices((userId, wakeAlarm) => {
    made.push(userId);
    const own = ports.get(userId) ?? fakePorts();
    ports.set(userId, own);
    return { ...own, wakeAlarm };
  }, most);
  return { made, ports, services };
}

describe('the services of users', () => {
  it('are created once, and the most recently used idle ones stay cached', () => {
    const { made, services } = setUp(2);
    const ada = services.of('ada');
    expect(services.of('ada')).toBe(ada);
    services.of('bob');
    services.of('ada');
    services.of('cyd');
    expect(services.of('ada')).toBe(ada);
    services.of('bob');
    expect(made).toEqual(['ada', 'bob', 'cyd', 'bob']);
  });

  it('stay cached while they work', async () => {
    const { made, ports, services } = setUp(1);
    const signal = new AbortController().signal;
    const task = await services.of('ada').handlers.createSummaryTask({ url: talkUrl }, { signal });
    services.of('bob');
    expect(await services.settle(10_000)).toBe(true);
    expect(await ports.get('ada')!.store.getTask(task.taskId)).toMatchObject({ status: 'completed' });
    services.of('cyd');
    services.of('ada');
    expect(made).toEqual(['ada', 'bob', 'cyd', 'ada']);
  });

  it('are waited for up to the timeout', async () => {
    const { ports, services } = setUp();
    services.of('ada');
    ports.get('ada')!.page.cues = () => new Promise(() => undefined);
    await services.of('ada').handlers.createSummaryTask({ url: talkUrl }, { signal: new AbortController().signal });
    expect(await services.settle(20)).toBe(false);
  });

  it('resume the tasks of a killed process', async () => {
    const { ports, services } = setUp();
    services.of('ada');
    const { store } = ports.get('ada')!;
    await store.putTask({
      taskId: 't',
      key: 'k',
      url: talkUrl,
      wish: { product: 'summary', detailLevel: 400 },
      status: 'pending',
      stage: 'reading',
      fromCache: false,
      createdAt: 1,
      updatedAt: 1,
    });
    await services.resume('ada');
    expect(await services.settle(10_000)).toBe(true);
    expect(await store.getTask('t')).toMatchObject({ status: 'completed' });
  });
});
