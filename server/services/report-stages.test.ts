import { expect, it } from 'vitest';
import { operations } from '../../lib/contract/index.ts';
import type { OperationContext } from '../../lib/contract/operation.ts';
import { inProcessClient } from '../../lib/transports/in-process.ts';
import { fakePorts, fakeReceipt, talkUrl } from '../../test/fake-ports.ts';
import { reportModelStages } from './report-stages.ts';
import { createServices } from './services.ts';

it('reports stages to the caller of each operation', async () => {
  const ports = fakePorts();
  const answers: (() => void)[] = [];
  const models = reportModelStages({
    ...ports.models,
    answer: async () => {
      await new Promise<void>((resolve) => void answers.push(resolve));
      return { result: { lines: [{ text: 'So it was', cites: [0] }], suggestedQuestions: [] }, receipt: fakeReceipt };
    },
  });
  const { handlers } = createServices(() => ({ ...ports, models })).of('ada');
  const client = inProcessClient(operations, handlers);
  const { id: contentId } = await client.summarize({ url: talkUrl });
  const { id } = await client.createCollection({ name: 'Time' });
  await client.addItem({ collectionId: id, contentId });
  const stages: Record<string, string[]> = { ask: [], ask2: [], collection: [] };
  const by = (name: string): OperationContext => ({
    signal: new AbortController().signal,
    onProgress: ({ stage }) => stages[name]!.push(stage),
  });

  await handlers.ask({ contentId, question: 'trains' }, by('ask'));
  expect(stages.ask).toEqual(['finding']);
  await client.saveProvider({ kind: 'anthropic', name: 'A', model: 'm', apiKey: 'k' });
  const calls = [
    handlers.ask({ contentId, question: 'trains' }, by('ask2')),
    handlers.summarizeCollection({ id }, by('collection')),
    handlers.ask({ contentId, question: 'clocks' }, { signal: new AbortController().signal }),
  ];
  await expect.poll(() => answers.length).toBe(3);
  expect(stages).toEqual({ ask: ['finding'], ask2: ['finding', 'writing'], collection: ['reading', 'writing'] });
  for (const answer of answers) answer();
  await Promise.all(calls);
  expect(stages.ask2).toHaveLength(2);
});
