import { expect, it } from 'vitest';
import { fakePorts } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { createService } from '../service.ts';

const provider = { kind: 'openaiCompatible', name: 'Mine', baseUrl: 'http://localhost/v1', model: 'small' } as const;
const recipe = {
  version: 1,
  name: 'clips',
  title: 'Clips',
  example: 'https://clips.example/watch/abc',
  addresses: [{ hosts: ['clips.example'], paths: ['/watch/{id}'], kind: 'video', url: 'https://clips.example/watch/{id}' }],
  sources: [{ name: 'data', read: 'json', url: 'https://clips.example/api/{id}' }],
  medium: { title: '{data/title}' },
  tracks: [{ each: 'data/tracks', id: '{key}', language: '{key}', url: '{item}' }],
};

it('retains each of several changes that are made at once', async () => {
  const ports = fakePorts();
  const client = serviceClient(createService(ports).handlers);
  await client.saveProvider({ ...provider, id: 'former', apiKey: 'a' });
  await Promise.all([
    client.saveProvider({ ...provider, id: 'one', apiKey: 'b' }),
    client.saveProvider({ ...provider, id: 'two', apiKey: 'c' }),
    client.removeProvider({ id: 'former' }),
    client.updateSettings({ mutedWords: ['advert'] }),
    client.updateSettings({ spendingCap: 5 }),
    client.saveRecipe({ text: JSON.stringify(recipe) }),
    client.setRetention({ keepDays: 90 }),
  ]);
  const { providers, ...settings } = (await ports.store.getSettings())!;
  expect(providers.map(({ id }) => id).toSorted()).toEqual(['one', 'two']);
  expect(settings).toMatchObject({ mutedWords: ['advert'], spendingCap: 5, recipes: [{ name: 'clips' }], keepDays: 90 });
});

it.each(['http://127.0.0.1:11434/api/pull?x=', 'https://models.example/v1#part', 'https://name:secret@models.example/v1'])(
  'refuses an address of a provider that no path can follow, or that has a password: %s',
  async (baseUrl) => {
    const client = serviceClient(createService(fakePorts()).handlers);
    const failure = { code: 'invalid', message: expect.stringMatching(/^baseUrl: (?!.*secret)/) };
    await expect(client.saveProvider({ ...provider, baseUrl })).rejects.toMatchObject(failure);
    await expect(client.testProvider({ kind: provider.kind, baseUrl })).rejects.toMatchObject(failure);
  },
);
