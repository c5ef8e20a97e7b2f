import { describe, expect, it } from 'vitest';
import type { Search, SearchQuery } from '../../ports/search.ts';
import type { Store } from '../../ports/store.ts';
import { content } from '../../store/testing/rows-suite.ts';
import { type SearchedDocument, writeDocuments } from './write-documents.ts';

/** Tests that every implementation of the search must pass. */
export function searchSuite(name: string, open: () => Promise<{ store: Store; search: Search }>): void {
  const filled = async (...documents: SearchedDocument[]) => {
    const { store, search } = await open();
    await writeDocuments(store, documents);
    const find = async (keyword: string, query: Partial<SearchQuery> = {}) => search.find({ keyword, limit: 20, ...query });
    const ids = async (keyword: string, query: Partial<SearchQuery> = {}) =>
      (await find(keyword, query)).map(({ contentId, matchType }) => `${contentId} ${matchType}`);
    return { store, search, find, ids };
  };

  describe(name, () => {
    it('finds a word in a title, a note, a summary and the subtitles, in this order', async () => {
      const { ids, find } = await filled(
        { id: 'said', title: 'One', cues: ['Nothing yet', 'then the clock', 'struck'] },
        { id: 'told', title: 'Two', cues: ['unheard'], summary: 'A clock for each town' },
        { id: 'noted', title: 'Three', note: 'Look up the CLOCK\nof 1847' },
        { id: 'named', title: 'Clockwork' },
      );
      expect(await ids('clock')).toEqual(['named title', 'noted note', 'told summary', 'said subtitle']);
      expect((await find('clock')).at(-1)).toEqual({
        contentId: 'said',
        matchType: 'subtitle',
        snippet: 'then the clock',
        highlights: [{ from: 9, to: 14 }],
        trackId: '.en',
        cueIndex: 1,
        timestamp: 10,
      });
    });

    it('finds the text of a slide, where it first appears', async () => {
      const { store, find, ids } = await filled({
        id: 'a',
        cues: ['as you can see here'],
        slides: [
          '',
          'How dough rises\nYeast eats sugar',
          'The oven',
          'How dough rises\nYeast eats sugar',
          'Rye bread\nrises slowly',
        ],
      });
      expect(await find('rises yeast')).toEqual([
        {
          contentId: 'a',
          matchType: 'subtitle',
          snippet: 'How dough rises Yeast eats sugar',
          highlights: [{ from: 10, to: 21 }],
          timestamp: 60,
        },
      ]);
      expect((await find('rises')).map(({ timestamp }) => timestamp)).toEqual([60, 240]);
      expect(await ids('oven see')).toEqual(['a subtitle']);
      await writeDocuments(store, [{ id: 'a', slides: ['Another look'] }]);
      expect([await ids('yeast'), await ids('look')]).toEqual([[], ['a subtitle']]);
    });

    it('finds any part of a title or a note, but only prefixes of spoken words', async () => {
      const { ids } = await filled({ id: 'a', title: 'Unbelievable', note: 'disbelief', cues: ['disbelieving'] });
      expect(await ids('believ')).toEqual(['a title']);
      expect(await ids('belief')).toEqual(['a note']);
      expect(await ids('disbel')).toEqual(['a note', 'a subtitle']);
    });

    it('requires all words, and prefers them side by side', async () => {
      const { ids } = await filled(
        { id: 'far', cues: ['time zones', 'are', 'old', 'and so is railway'] },
        { id: 'near', cues: ['the railway', 'needs time'] },
        { id: 'beside', cues: ['at railway time'] },
        { id: 'half', cues: ['railway'] },
      );
      expect(await ids('railway time')).toEqual(['beside subtitle', 'near subtitle', 'far subtitle']);
      expect(await ids('railway tomorrow')).toEqual([]);
    });

    it('finds words of every language', async () => {
      const { find } = await filled(
        { id: 'zh', cues: ['茶最早是一种药材，', '人们用它来提神。'] },
        { id: 'ja', cues: ['鉄道が来て、時刻は一つになりました。'] },
        { id: 'ko', cues: ['철도가 생기면서 시간이 하나가 되었습니다.'] },
        { id: 'th', cues: ['ก่อนมีนาฬิกา ดวงอาทิตย์เป็นผู้บอกเวลา'] },
        { id: 'ar', cues: ['ثم جاءت القطارات وصار الوقت واحدا.'] },
        { id: 'ru', cues: ['С железными дорогами время стало единым.'] },
        { id: 'tr', cues: ['İSTANBUL saatleri'] },
      );
      const first = async (keyword: string) => {
        const [hit] = await find(keyword);
        return hit && [hit.contentId, ...hit.highlights.map(({ from, to }) => hit.snippet.slice(from, to))];
      };
      expect(await first('药材')).toEqual(['zh', '药材']);
      expect(await first('茶')).toEqual(['zh', '茶']);
      expect(await first('时刻')).toEqual(['ja', '時刻']);
      expect(await first('時刻は一')).toEqual(['ja', '時刻は一']);
      expect(await first('시간')).toEqual(['ko', '시간']);
      expect(await first('นาฬิกา')).toEqual(['th', 'นาฬิกา']);
      expect(await first('القطار')).toEqual(['ar', 'القطار']);
      expect(await first('ДОРОГ')).toEqual(['ru', 'дорог']);
      expect(await first('istanbul')).toEqual(['tr', 'İSTANBUL']);
    });

    it.each(['rust?', '"rust"', '#rust', 'rust,', '“rust”', '(rust)'])('finds the title of %s', async (keyword) => {
      const { ids } = await filled({ id: 'a', title: 'Why Rust?' }, { id: 'b', title: 'Trust' });
      expect(await ids(keyword)).toEqual(/["“]/.test(keyword) ? ['a title'] : ['a title', 'b title']);
    });

    it('ranks whole titles before whole words, these before their beginnings and what is inside words', async () => {
      const { ids } = await filled(
        { id: 'whole', title: 'Clock', savedAt: 1 },
        { id: 'first', title: 'Clock towers', savedAt: 2 },
        { id: 'word', title: 'The clock', savedAt: 3 },
        { id: 'start', title: 'Clockwork', savedAt: 4 },
        { id: 'inside', title: 'Overclocked', savedAt: 5 },
      );
      expect(await ids('clock')).toEqual(['whole title', 'first title', 'word title', 'start title', 'inside title']);
    });

    it('finds short words at the start of words alone', async () => {
      const { ids } = await filled(
        { id: 'a', title: 'Training in Spain by email' },
        { id: 'b', title: 'What’s new', cues: ['all about AI'] },
        { id: 'c', title: 'AT&T' },
      );
      expect(await ids('AI')).toEqual(['b subtitle']);
      expect(await ids('AT&T')).toEqual(['c title']);
    });

    it('tells names apart by the signs behind them', async () => {
      const { ids } = await filled(
        { id: 'a', title: 'C++ course' },
        { id: 'b', title: 'C# course' },
        { id: 'c', title: 'Vitamin C' },
      );
      expect([await ids('C++'), await ids('c# course')]).toEqual([['a title'], ['b title']]);
      expect(await ids('c')).toHaveLength(3);
    });

    it('leaves some hits to transcripts, however many titles match', async () => {
      const titles = Array.from({ length: 12 }, (_, at) => ({ id: `t${at}`, title: 'Clock', savedAt: at + 2 }));
      const { ids, search } = await filled(...titles, { id: 'a', cues: ['clock'] }, { id: 'b', cues: ['clock'] });
      await search.catchUp();
      const found = await ids('clock', { limit: 8 });
      expect([found.length, found[5]]).toEqual([8, 't6 title']);
      expect(found.slice(6).toSorted()).toEqual(['a subtitle', 'b subtitle']);
      expect(await ids('clock', { limit: 8, quick: true })).toHaveLength(8);
    });

    it('requires the phrase of a query in quotation marks', async () => {
      const { ids } = await filled(
        { id: 'a', title: 'Time of the railway', cues: ['the railway', 'has no time'] },
        { id: 'b', title: 'Railway time', cues: ['at railway', 'time'] },
      );
      expect(await ids('"railway time"')).toEqual(['b title', 'b subtitle']);
    });

    it('finds words of which the title has some and the transcript the others', async () => {
      const { ids } = await filled(
        { id: 'a', title: 'Rust explained', cues: ['hello', 'how memory works'] },
        { id: 'b', title: 'Memory', note: 'on rust', cues: ['nothing'] },
        { id: 'c', title: 'Rust and memory', cues: ['memory'] },
        { id: 'd', title: 'Go', cues: ['memory'] },
      );
      expect(await ids('rust memory')).toEqual(['c title', 'a subtitle']);
    });

    it('finds other forms of words where there are none of the query', async () => {
      const { ids } = await filled(
        { id: 'en', title: 'A clock', cues: ['tell me a story'] },
        { id: 'ru', cues: ['он читал книгу'] },
        { id: 'ko', cues: ['서울에서 왔다'] },
        { id: 'de', title: 'Müller erklärt' },
        { id: 'exact', cues: ['many trains'] },
        { id: 'other', cues: ['one train'] },
      );
      expect(await ids('clocks')).toEqual(['en title']);
      expect(await ids('stories')).toEqual(['en subtitle']);
      expect(await ids('книга')).toEqual(['ru subtitle']);
      expect(await ids('서울은')).toEqual(['ko subtitle']);
      expect(await ids('Mueller')).toEqual(['de title']);
      expect(await ids('trains')).toEqual(['exact subtitle']);
    });

    it('finds two words of a script without spaces that are apart in the text, also across lines', async () => {
      const { ids } = await filled(
        { id: 'zh', cues: ['铁路的时间', '和人', '工智能'] },
        { id: 'ja', cues: ['ラーメンとサーバ'] },
        { id: 'he', cues: ['אני גר בירושלים'] },
        { id: 'ar', cues: ['وصل القطار'] },
      );
      expect(await ids('铁路时间')).toEqual(['zh subtitle']);
      expect(await ids('鐵路時間')).toEqual(['zh subtitle']);
      expect(await ids('人工智能')).toEqual(['zh subtitle']);
      expect(await ids('らーめん')).toEqual(['ja subtitle']);
      expect(await ids('サーバー')).toEqual(['ja subtitle']);
      expect(await ids('ירושלים')).toEqual(['he subtitle']);
      expect(await ids('قطار')).toEqual(['ar subtitle']);
    });

    it('finds parts of words together and apart', async () => {
      const { ids } = await filled(
        { id: 'a', title: 'Spider-Man', cues: ['by e-mail, 3,000 times'] },
        { id: 'b', title: 'Whats new', cues: ['email'] },
      );
      expect(await ids('spiderman')).toEqual(['a title']);
      expect(await ids('what’s new')).toEqual(['b title']);
      expect((await ids('email')).toSorted()).toEqual(['a subtitle', 'b subtitle']);
      expect((await ids('e-mail')).toSorted()).toEqual(['a subtitle', 'b subtitle']);
      expect(await ids('3000')).toEqual(['a subtitle']);
    });

    it('takes a short word for a beginning only until a space follows', async () => {
      const { ids } = await filled({ id: 'a', title: 'Good', cues: ['good'] }, { id: 'b', title: 'Go', cues: ['go'] });
      expect((await ids('go')).slice(0, 2)).toEqual(['b title', 'a title']);
      expect(await ids('go ')).toEqual(['b title', 'b subtitle']);
    });

    it('ranks what was saved later first among equals', async () => {
      const { ids } = await filled({ id: 'old', title: 'Clock', savedAt: 1 }, { id: 'new', title: 'Clock', savedAt: 2 });
      expect(await ids('clock')).toEqual(['new title', 'old title']);
      expect(await ids('clock', { limit: 1 })).toEqual(['new title']);
      expect(await ids('clock', { to: 2 })).toEqual(['old title']);
      expect(await ids('clock', { from: 2 })).toEqual(['new title']);
    });

    it('ranks the first place of each transcript before further places of one', async () => {
      const places = { cues: ['sourdough', 'flour', 'sourdough'] };
      const { search } = await filled({ id: 'often', ...places, savedAt: 2 }, { id: 'once', cues: ['sourdough'], savedAt: 1 });
      const hits = await search.find({ keyword: 'sourdough', limit: 10 });
      expect(hits.map(({ contentId }) => contentId)).toEqual(['often', 'once', 'often']);
    });

    it('searches titles and notes alone in quick mode', async () => {
      const { ids } = await filled({ id: 'a', title: 'Clock', cues: ['clock'] });
      expect(await ids('clock', { quick: true })).toEqual(['a title']);
    });

    it('reflects what is changed, deleted, restored and forgotten', async () => {
      const { store, ids } = await filled({ id: 'a', title: 'Clock', note: 'wire', cues: ['railway'] });
      expect([await ids('clock'), await ids('wire'), await ids('railway')]).toEqual([['a title'], ['a note'], ['a subtitle']]);
      await writeDocuments(store, [{ id: 'a', title: 'Watch', note: '', cues: ['tramway'] }]);
      expect([await ids('clock'), await ids('wire'), await ids('railway')]).toEqual([[], [], []]);
      expect([await ids('watch'), await ids('tram')]).toEqual([['a title'], ['a subtitle']]);
      await store.updateSaved('a', (item) => item && { ...item, deletedAt: 5 });
      expect([await ids('watch'), await ids('tram')]).toEqual([[], []]);
      await store.updateSaved('a', (item) => item && { ...item, deletedAt: undefined });
      expect([await ids('watch'), await ids('tram')]).toEqual([['a title'], ['a subtitle']]);
      await store.forgetContent('a');
      expect([await ids('watch'), await ids('tram')]).toEqual([[], []]);
      await writeDocuments(store, [{ id: 'b', title: 'Watch' }]);
      await store.forgetEverything();
      await writeDocuments(store, [{ id: 'c', title: 'Watch' }]);
      expect(await ids('watch')).toEqual(['c title']);
    });

    it('does not find what is not saved', async () => {
      const { store, ids } = await filled();
      await store.putContent({ ...content, contentId: 'read', title: 'Clock' });
      expect(await ids('clock')).toEqual([]);
    });

    it.each(['?', '%', '.*', '[', '\\', '👩‍🚀', 'a'.repeat(500), '\u00ad', '\ud800', '字'.repeat(500), 'x '.repeat(250)])(
      'answers %.10s without an error',
      async (keyword) => {
        const { ids } = await filled({ id: 'a', title: 'Why? 👩‍🚀 100 %', cues: ['one'] });
        expect(await ids(keyword)).toEqual(['?', '%', '👩‍🚀'].includes(keyword) ? ['a title'] : []);
      },
    );
  });
}
