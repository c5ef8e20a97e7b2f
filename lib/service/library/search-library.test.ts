import { describe, expect, it } from 'vitest';
import { fakePorts, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { content } from '../../store/testing/rows-suite.ts';
import { createService } from '../service.ts';

describe('search', () => {
  function setUp() {
    const ports = fakePorts();
    return { ports, client: serviceClient(createService(ports).handlers) };
  }

  it('finds the source of a summary, at its time', async () => {
    const { client } = setUp();
    await client.summarize({ url: talkUrl });
    const { results, count } = await client.searchLibrary({ keyword: 'TRAINS' });
    expect(count).toBe(results.length);
    expect(results).toContainEqual({
      contentId: 'web:talk',
      title: 'How cities learned to tell the time',
      sourceUrl: talkUrl,
      matchType: 'subtitle',
      snippet: 'Then trains needed one time.',
      highlights: [{ from: 5, to: 11 }],
      timestamp: 10,
      trackId: 'en',
      cueIndex: 1,
    });
  });

  it('shows a note without the marks of its Markdown', async () => {
    const { client } = setUp();
    await client.saveVideo({ url: talkUrl });
    await client.updateNote({ contentId: 'web:talk', text: '# Bread\n\n> **Salt** slows the yeast [1:02](#t=62)' });
    const { results } = await client.searchLibrary({ keyword: 'salt' });
    expect(results).toMatchObject([{ snippet: 'Salt slows the yeast 1:02', highlights: [{ from: 0, to: 4 }] }]);
  });

  it('finds a note, and a title that the user gave', async () => {
    const { client } = setUp();
    await client.saveVideo({ url: talkUrl });
    await client.updateNote({ contentId: 'web:talk', text: 'See also: Greenwich' });
    await client.updateVideo({ id: 'web:talk', title: 'Stadtuhren' });
    const find = async (keyword: string) => (await client.searchLibrary({ keyword })).results;
    expect(await find('green')).toMatchObject([{ matchType: 'note', title: 'Stadtuhren', snippet: 'See also: Greenwich' }]);
    expect(await find('UHREN')).toMatchObject([{ matchType: 'title', snippet: 'Stadtuhren', highlights: [{ from: 5, to: 10 }] }]);
    // A space says that the word is complete.
    expect([await find('se'), await find('se ')]).toMatchObject([[{ matchType: 'note' }], []]);
    await client.deleteVideo({ id: 'web:talk' });
    expect(await find('uhren')).toEqual([]);
    await client.restoreVideo({ id: 'web:talk' });
    expect(await find('uhren')).toHaveLength(1);
    await client.forgetEverything({ confirm: true });
    expect(await find('uhren')).toEqual([]);
  });

  it('brings the compared texts up to date when media are deleted', async () => {
    const { client, ports } = setUp();
    let updates = 0;
    ports.novelty.catchUp = async () => void updates++;
    await client.saveVideo({ url: talkUrl });
    await client.deleteVideo({ id: 'web:talk' });
    expect(updates).toBe(0);
    await client.deleteVideo({ id: 'web:talk', forever: true });
    expect(updates).toBe(1);
    await client.forgetEverything({ confirm: true });
    expect(updates).toBe(2);
  });

  it('searches only the requested scope', async () => {
    const { client, ports } = setUp();
    for (const contentId of ['a', 'b']) {
      await ports.store.putContent({ ...content, contentId });
      await client.updateNote({ contentId, text: contentId === 'a' ? 'Mine' : '' });
    }
    const { id } = await client.createCollection({ name: 'One' });
    await client.addItem({ collectionId: id, contentId: 'b' });
    await client.updateVideo({ id: 'b', tags: ['Later'] });
    const find = async (filter: object) =>
      (await client.searchLibrary({ keyword: 'talk', ...filter })).results.map(({ contentId }) => contentId);
    expect(await find({})).toEqual(['b', 'a']);
    expect(await find({ collectionId: id })).toEqual(['b']);
    expect(await find({ tag: 'Later' })).toEqual(['b']);
    expect(await find({ hasNote: true })).toEqual(['a']);
    expect(await find({ hasNote: false })).toEqual(['b']);
    expect(await find({ channelId: 'nobody' })).toEqual([]);
    expect(await find({ from: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(await find({ to: '2020-01-01T00:00:00Z' })).toEqual(['b', 'a']);
    await expect(find({ collectionId: 'nobody' })).rejects.toMatchObject({ code: 'notFound' });
  });

  it.each([
    { keyword: '' },
    { keyword: '  ' },
    { keyword: 'x'.repeat(501) },
    {},
    { keyword: 'x', limit: 0 },
    { keyword: 'x', limit: 101 },
    { keyword: 'x', limit: -1 },
    { keyword: 'x', limit: 'abc' },
    { keyword: 'x', from: 'yesterday' },
    { keyword: 'x', cursor: '2' },
  ])('rejects %j', async (input) => {
    const { client } = setUp();
    await expect(client.searchLibrary(input as never)).rejects.toMatchObject({ code: 'invalid' });
  });
});
