import { describe, expect, it } from 'vitest';
import { fakePorts } from '../../test/fake-ports.ts';
import type { Transcript } from '../records/transcript.ts';
import { content } from '../store/testing/rows-suite.ts';
import { talks } from '../text/fixtures/talks.ts';
import { createNovelty } from './create-novelty.ts';

const [english, german] = talks;
const bees = english!.sentences.slice(0, 6);
const bread = english!.sentences.slice(6);
const tea = [
  'The tea leaves wither on long tables for one whole night.',
  'Then rollers break the leaves, and the juice of the leaves turns brown in the air.',
  'Green tea leaves are steamed at once, so that the juice stays green.',
];

describe('novelty', () => {
  function setUp() {
    const { store } = fakePorts();
    const novelty = createNovelty(store);
    const put = async (contentId: string, sentences: readonly string[], language = 'en') => {
      await store.putContent({
        ...content,
        contentId,
        title: `Talk ${contentId}`,
        sourceUrl: `https://talks.example/${contentId}`,
      });
      const cues = sentences.map((text, index) => ({ index, text, startTime: 10 * index, endTime: 10 * index + 9 }));
      const transcript: Transcript = { contentId, trackId: 'en', language, provenance: 'creator', cues, createdAt: 1 };
      await store.putTranscript(transcript);
    };
    const save = async (contentId: string, sentences: readonly string[], language?: string, change = {}) => {
      await put(contentId, sentences, language);
      const saved = { contentId, tags: [], favourite: false, createdAt: 1, updatedAt: 1, ...change };
      await store.updateSaved(contentId, () => saved);
    };
    const publish = async (contentIds: string[]) => {
      const refresh = { feedUrl: 'https://talks.example/feed', platform: 'web', failures: 0 };
      await store.updateChannels(() => [
        {
          ...{ channelId: 'feed:talks', channelUrl: 'https://talks.example/', title: 'Talks', addresses: [], unseen: 0 },
          ...{ lastSeenAt: 1, autoSummarize: true, subscribedAt: 1, refresh },
        },
      ]);
      const items = contentIds.map((contentId, at) => ({
        ...{
          channelId: 'feed:talks',
          itemId: contentId,
          contentId,
          title: contentId,
          sourceUrl: `https://talks.example/${contentId}`,
        },
        ...{ at: 10 + at, arrivedAt: 10 },
      }));
      await store.addItems('feed:talks', items, 100);
    };
    const rank = async () => (await novelty.rankFeed({ limit: 100 })).items;
    return { store, novelty, put, save, publish, rank };
  }

  it('ranks what adds to the library above what it says already, each with its reasons', async () => {
    const { save, put, publish, rank } = setUp();
    await save('bees', bees);
    const news = 'In spring the queen of the bees lays two thousand eggs a day into the wax cells of the cluster.';
    await put('repeat', [bees.join(' ').toLowerCase()]);
    await put('addition', [bees[1]!, news]);
    await publish(['repeat', 'addition', 'unread']);
    const [first, second, ...others] = await rank();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ contentId: 'addition', isNewSubject: false, reasons: [{ text: news, startTime: 10 }] });
    expect(first!.known).toEqual([
      { contentId: 'bees', title: 'Talk bees', sourceUrl: 'https://talks.example/bees', text: bees[1], startTime: 10 },
    ]);
    expect(second).toMatchObject({ contentId: 'repeat', novelty: 0, reasons: [] });
  });

  it('lists subjects that the library lacks last, and has all of them new in an empty library', async () => {
    const { save, put, publish, rank } = setUp();
    await put('tea', tea);
    await publish(['tea']);
    expect(await rank()).toMatchObject([{ contentId: 'tea', novelty: 1, isNewSubject: true, known: [] }]);
    await save('bees', bees);
    await put('more', [bees[0]!, 'The bees fly in winter on warm days to clean the colony of bees.']);
    await publish(['more']);
    expect((await rank()).map(({ contentId, isNewSubject }) => [contentId, isNewSubject])).toEqual([
      ['more', false],
      ['tea', true],
    ]);
  });

  it('ranks a feed in as many languages as the library has', async () => {
    const { save, put, publish, rank } = setUp();
    const ids = { repeats: [] as string[], news: [] as string[] };
    for (const { language, sentences } of talks) {
      await save(`saved ${language}`, sentences.slice(0, 6), language);
      await put(`repeat ${language}`, sentences.slice(0, 6), language);
      await put(`news ${language}`, sentences.slice(6), language);
      ids.repeats.push(`repeat ${language}`);
      ids.news.push(`news ${language}`);
    }
    await publish([...ids.repeats, ...ids.news]);
    const novelty = new Map((await rank()).map((item) => [item.contentId, item.novelty]));
    expect(ids.repeats.map((id) => novelty.get(id))).toEqual(talks.map(() => 0));
    expect(ids.news.filter((id) => (novelty.get(id) ?? 0) < 0.6)).toEqual([]);
  });

  it('does not count what waits in the feed, or lies in the trash, as known', async () => {
    const { save, publish, rank } = setUp();
    await save('waiting', bees);
    await save('copy', bees);
    await save('skipped', bees, 'en', { deletedAt: 2 });
    await publish(['waiting', 'copy']);
    expect(await rank()).toMatchObject([{ novelty: 1 }, { novelty: 1 }]);
  });

  it('sees a change of a saved transcript', async () => {
    const { save, put, publish, rank } = setUp();
    await save('bees', bees);
    await put('news', bees);
    await publish(['news']);
    expect(await rank()).toMatchObject([{ novelty: 0 }]);
    await save('bees', bread, 'en', { updatedAt: 2 });
    expect(await rank()).toMatchObject([{ novelty: 1 }]);
  });

  it('finds the same words at another address, and what is similar, in every language', async () => {
    const { save, novelty } = setUp();
    for (const { language, sentences } of talks) await save(language, sentences, language);
    await save('again', [german!.sentences.join(' ').toLowerCase().replaceAll('.', '')], 'de');
    await save('part', german!.sentences.slice(0, 4), 'de');
    const { items } = await novelty.findRelated({ contentId: 'de', limit: 2 });
    expect(items).toMatchObject([
      { contentId: 'again', title: 'Talk again', isDuplicate: true },
      { contentId: 'part', isDuplicate: false },
    ]);
    expect((await novelty.findRelated({ contentId: 'de', limit: 1 })).items).toHaveLength(1);
  });

  it('finds where other items say a sentence, once in each, and nothing for a few common words', async () => {
    const { save, novelty } = setUp();
    await save('bees', bees);
    await save('copy', [...bread, bees[1]!.toUpperCase()]);
    await save('skipped', bees, 'en', { deletedAt: 2 });
    await save('tea', tea);
    const find = (contentId: string, text: string) => novelty.findPassages({ contentId, text, limit: 5 });
    expect(await find('tea', bees[1]!)).toMatchObject({
      passages: [
        { contentId: expect.any(String), startTime: expect.any(Number) },
        { contentId: expect.any(String), startTime: expect.any(Number) },
      ],
    });
    expect((await find('bees', bees[1]!)).passages).toEqual([
      {
        contentId: 'copy',
        title: 'Talk copy',
        sourceUrl: 'https://talks.example/copy',
        text: bees[1]!.toUpperCase(),
        startTime: 10 * bread.length,
      },
    ]);
    expect(await find('bees', tea[0]!)).toMatchObject({ passages: [{ contentId: 'tea' }] });
    expect(await find('tea', 'So what?')).toEqual({ passages: [], isTooShort: true });
    expect(await find('tea', 'The violin maker carves the scroll of every violin from maple.')).toEqual({
      passages: [],
      isTooShort: false,
    });
  });

  it('reads no more of a long series than of a short one, and each transcript once', async () => {
    const counts: number[] = [];
    for (const size of [30, 120]) {
      const { store, save, put, publish } = setUp();
      for (let at = 0; at < size; at++) await save(`part ${at}`, [...bees, `Part ${at} of the series.`], 'en', { createdAt: at });
      await put('next', bees);
      await publish(['next']);
      let reads = 0;
      const counted = { ...store, getTranscript: (id: string) => store.getTranscript(id).finally(() => reads++) };
      const novelty = createNovelty(counted, { maxSaved: 20 });
      expect((await novelty.rankFeed({ limit: 5 })).items).toMatchObject([{ contentId: 'next', novelty: 0 }]);
      await novelty.findRelated({ contentId: 'next', limit: 5 });
      counts.push(reads);
    }
    expect(counts).toEqual([21, 21]);
  });

  it('names an item without a transcript', async () => {
    const { novelty } = setUp();
    await expect(novelty.findRelated({ contentId: 'unread', limit: 5 })).rejects.toMatchObject({ code: 'notFound' });
  });
});
