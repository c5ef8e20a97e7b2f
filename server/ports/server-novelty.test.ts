import { expect, it } from 'vitest';
import type { ComparedStore } from '../../lib/novelty/create-novelty.ts';
import { serverNovelty } from './server-novelty.ts';

it('compares for one call after the other, with other requests between them', async () => {
  const events: string[] = [];
  let calls = 0;
  const store = {
    listSaved: async ({ inBin }: { inBin?: boolean }) => {
      if (!inBin) events.push(`call ${++calls}`);
      return { items: [], total: 0 };
    },
    listNotes: async () => [],
    listChanges: async () => [],
    getContents: async () => [],
    getTranscript: async () => undefined,
    getSavedItems: async () => [],
  } as unknown as ComparedStore;
  const novelty = serverNovelty(store);
  const pass = () => {
    events.push('request');
    if (calls < 3) setImmediate(pass);
  };
  setImmediate(pass);
  const search = () => novelty.findPassages({ contentId: 'web:talk', text: 'Clocks came to the towers of towns.', limit: 5 });
  await Promise.all([search(), search(), search()]);
  expect(events.join()).toMatch(/call 1,(?:request,)+call 2,(?:request,)+call 3/);
});
