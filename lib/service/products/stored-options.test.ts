import { describe, expect, it } from 'vitest';
import { fakePorts, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import type { TaskOptions } from '../../records/task-options.ts';
import { createService } from '../service.ts';
import { optionsKey, requestOf, textKeys, toStoredOptions } from './stored-options.ts';

describe('keys of texts', () => {
  const polished: TaskOptions = { product: 'polished', detailLevel: 750, outputLanguage: 'de', keywords: 'Gloss', model: 'own' };

  it('contain no option that the product ignores', () => {
    expect(requestOf(polished)).toEqual({ product: 'polished', keywords: 'Gloss', model: 'own' });
    const [key] = textKeys(polished, 'offline');
    expect(textKeys({ ...polished, detailLevel: 0, customPrompt: 'Short' }, 'offline')[0]).toBe(key);
    expect(textKeys({ ...polished, keywords: 'Other' }, 'offline')[0]).not.toBe(key);
  });

  it('equal those of 0.1.0 when only options are set that the product uses', () => {
    const summary: TaskOptions = { product: 'summary', detailLevel: 150, outputLanguage: 'de', showEmoji: true, trackId: 'en' };
    expect(textKeys(summary, 'own/small')).toEqual([
      '["own/small",["detailLevel",150],["outputLanguage","de"],["product","summary"],["showEmoji",true],["trackId","en"]]',
    ]);
    expect(textKeys(toStoredOptions({ product: 'polished' }), 'offline')).toEqual([
      '["offline",["detailLevel",400],["product","polished"]]',
    ]);
    expect(textKeys(polished, 'offline')[1]).toBe(optionsKey(polished, 'offline'));
  });
});

describe('texts that 0.1.0 stored', () => {
  it('are found under the key of all options, and not generated again', async () => {
    const ports = fakePorts();
    const client = serviceClient(createService(ports).handlers);
    await client.getSubtitle({ url: talkUrl });
    const text = { contentId: 'web:talk', trackId: 'en', made: { engine: 'offline' as const }, createdAt: ports.clock.now() };
    const wish: TaskOptions = { product: 'polished', detailLevel: 750 };
    const paragraphs = [{ text: 'As it was.', from: 0, to: 1, chapterTitle: '' }];
    await ports.store.putPolished({ ...text, key: optionsKey(wish, 'offline'), paragraphs });
    ports.engine.polish = async () => expect.fail('made again');
    const work = { product: 'polished' as const, promptConfig: { detailLevel: 750 } };
    expect(await client.createTask({ url: talkUrl, ...work })).toMatchObject({ status: 'completed' });
  });
});
