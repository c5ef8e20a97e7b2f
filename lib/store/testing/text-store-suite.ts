import { expect, it } from 'vitest';
import type { Store } from '../../ports/store.ts';
import type { PolishedTranscript } from '../../records/polished-transcript.ts';
import type { Translation } from '../../records/translation.ts';
import { content, openWithMedia, summary } from './rows-suite.ts';

const { contentId } = content;
const translation: Translation = {
  contentId,
  trackId: '.en',
  key: 'de, by a model',
  language: 'de',
  texts: ['Eins', 'Zwei'],
  made: {
    engine: 'model',
    provider: 'openaiCompatible',
    model: 'small',
    calls: 1,
    inputTokens: 10,
    outputTokens: 4,
    dropped: 0,
    offlineChapters: 0,
  },
  createdAt: 3,
};

const polished: PolishedTranscript = {
  contentId,
  trackId: '.en',
  key: 'polished',
  paragraphs: [{ text: 'One.', from: 0, to: 2, chapterTitle: '' }],
  made: { engine: 'offline' },
  createdAt: 3,
};

export function textStoreSuite(open: () => Promise<Store>): void {
  it('stores every version of a summary, and finds the newest of a kind', async () => {
    const store = await openWithMedia(open, contentId, 'youtube:other', 'youtube:prose');
    await store.addSummary(summary('first', '400', 1));
    await store.addSummary(summary('long', '750', 3));
    await store.addSummary(summary('second', '400', 2));
    await store.addSummary({ ...summary('foreign', '400', 9), contentId: 'youtube:other' });
    expect(await store.findSummary(contentId, '400')).toMatchObject({ summaryId: 'second' });
    expect(await store.findSummary(contentId)).toMatchObject({ summaryId: 'long' });
    expect(await store.getSummary('first')).toEqual(summary('first', '400', 1));
    expect(await store.findSummary(contentId, '4')).toBeUndefined();
    expect((await store.listSummaries(contentId)).map(({ summaryId }) => summaryId)).toEqual(['long', 'second', 'first']);
    expect(await store.listSummaries('youtube:unknown')).toEqual([]);
  });

  it('finds the newest summary of many media, whatever other texts exist', async () => {
    const store = await openWithMedia(open, contentId, 'youtube:other', 'youtube:prose');
    const article = { product: 'article', detailLevel: 750, customPrompt: 'a\0b "product":"summary"' } as const;
    await store.addSummary(summary('old', '400', 1));
    await store.addSummary({ ...summary('new', '400', 2), wish: { product: 'summary', detailLevel: 1, customPrompt: '\0' } });
    await store.addSummary({ ...summary('article', '750', 3), wish: article });
    await store.addSummary({ ...summary('other', '400', 1), contentId: 'youtube:other' });
    await store.addSummary({ ...summary('prose', '750', 1), contentId: 'youtube:prose', wish: article });
    const ids = ['youtube:prose', 'youtube:other', 'youtube:unknown', contentId];
    const found = await store.listNewestSummaries(ids);
    expect(found.map((one) => one?.summaryId)).toEqual([undefined, 'other', undefined, 'new']);
    expect(await store.listNewestSummaries([])).toEqual([]);
  });

  it('adds the version of a task once, also after repeated calls', async () => {
    const store = await openWithMedia(open, contentId, 'youtube:other', 'youtube:prose');
    await store.addSummary(summary('same', '400', 1));
    await store.addSummary(summary('same', '400', 1));
    await store.addSummary(summary('other', '400', 0));
    expect(await store.findSummary(contentId, '400')).toMatchObject({ summaryId: 'same' });
    expect(await store.listSummaries(contentId)).toHaveLength(2);
  });

  it('records that the media item of a text has changed', async () => {
    const store = await open();
    await store.putContent(content);
    await store.updateSaved(contentId, () => ({ contentId, tags: [], favourite: false, createdAt: 1, updatedAt: 1 }));
    for (const put of [
      () => store.addSummary(summary('s', '400', 1)),
      () => store.putPolished(polished),
      () => store.putTranslation(translation),
    ]) {
      const [before] = await store.listChanges(0, 2);
      await put();
      expect(await store.listChanges(before!.cursor, 2)).toMatchObject([{ kind: 'video', id: contentId }]);
    }
  });

  it('stores polished paragraphs by their options', async () => {
    const store = await openWithMedia(open, contentId, 'youtube:other', 'youtube:prose');
    await store.putPolished(polished);
    await store.putPolished({ ...polished, paragraphs: [], key: 'another' });
    expect(await store.getPolished(contentId, polished.key)).toEqual(polished);
    expect(await store.getPolished('youtube:unknown', polished.key)).toBeUndefined();
  });

  it('stores no text of a media item that is not stored', async () => {
    const store = await open();
    const writes = [
      () => store.addSummary(summary('s', '400', 1)),
      () => store.putPolished(polished),
      () => store.putTranslation(translation),
    ];
    for (const write of writes) await expect(write()).rejects.toMatchObject({ code: 'notFound' });
    expect((await store.listRecords()).records).toEqual([]);
  });

  it('stores a translation by its options', async () => {
    const store = await openWithMedia(open, contentId, 'youtube:other', 'youtube:prose');
    await store.putTranslation(translation);
    await store.putTranslation({ ...translation, texts: ['Uno'], key: 'es', language: 'es' });
    await store.putTranslation({ ...translation, texts: ['Erstens', 'Zweitens'], createdAt: 4 });
    expect(await store.getTranslation(contentId, translation.key)).toEqual({
      ...translation,
      texts: ['Erstens', 'Zweitens'],
      createdAt: 4,
    });
    expect(await store.getTranslation(contentId, 'fr')).toBeUndefined();
  });
}
