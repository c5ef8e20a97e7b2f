import { expect, it } from 'vitest';
import { fakePorts, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { createService } from '../service.ts';

it('stores the part of a translation while it is made, and deletes it when it is canceled', async () => {
  const ports = fakePorts();
  const client = serviceClient(createService(ports).handlers);
  await client.saveProvider({ kind: 'openaiCompatible', name: 'Home', baseUrl: 'http://localhost:11434/v1', model: 'small' });
  ports.models.translate = (_, { onEvent, signal }) => {
    onEvent({ kind: 'translated', index: 1, text: 'zwei' });
    // Sooner than the part is stored again; the next event includes it.
    onEvent({ kind: 'translated', index: 0, text: 'eins' });
    onEvent({ kind: 'progress', done: 0, total: 1 });
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const { taskId } = await client.createTask({
    url: talkUrl,
    product: 'translation',
    promptConfig: { outputLanguage: 'de' },
  });
  const parts = () => ports.database.partials.toArray();
  await expect.poll(parts).toMatchObject([{ taskId, language: 'de', texts: ['eins', 'zwei', ''] }]);
  await client.cancelSummaryTask({ taskId });
  await expect.poll(parts).toEqual([]);
  expect(await ports.database.translations.count()).toBe(0);
});
